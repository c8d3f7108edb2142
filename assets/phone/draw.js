// @ts-check
/** Small things that a page is drawn with: elements, and the faces of cards. */

/** @typedef {{code: string, words: string, value: string, sign: string}} Card */

/** @type {Map<string, Promise<SVGElement | null>>} */
const faces = new Map();
/** In which language the names on cards are. */
let spoken = "en";

/** @param {string} language */
export const speak = (language) => void (spoken = language);

/**
 * An element with attributes and what is in it; texts are never markup.
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} inside
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

/**
 * A drawing of the game, which says nothing by itself.
 * @param {string} name
 */
export const sign = (name) => make("img", { src: `/art/${name}.svg`, alt: "" });

/** @param {string} code */
async function fetched(code) {
  const answer = await fetch(`/card/${spoken}/${encodeURIComponent(code)}.svg`);
  if (!answer.ok) return null;
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return /** @type {SVGElement} */ (/** @type {unknown} */ (drawn.documentElement));
}

/** Cards that have been drawn, to be laid down again: that costs less than drawing them anew. @type {Map<string, HTMLElement>} */
const pile = new Map();
/** @type {Set<HTMLElement>} */
const laid = new Set();

/** The table is laid anew. */
export const afresh = () => laid.clear();

/**
 * A card as it lies there: its words until the drawing has come.
 * @param {Card} card
 */
export function face(card) {
  const old = pile.get(card.code);
  const box = old && !laid.has(old) ? old : drawn(card);
  laid.add(box);
  pile.set(card.code, box);
  return box;
}

/** @param {Card} card */
function drawn(card) {
  const box = make("span", { class: "face plain", "aria-hidden": "true" }, card.words);
  const known = faces.get(card.code) ?? fetched(card.code).catch(() => null);
  faces.set(card.code, known);
  known.then((svg) => {
    if (!svg) {
      pile.delete(card.code);
      return void faces.delete(card.code);
    }
    const [, , wide, high] = (svg.getAttribute("viewBox") ?? "0 0 5 7").split(" ");
    box.style.setProperty("--ratio", `${wide}/${high}`);
    box.classList.remove("plain");
    box.replaceChildren(document.importNode(svg, true));
  });
  return box;
}
