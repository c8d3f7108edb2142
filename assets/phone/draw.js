// @ts-check
/** Small things that a page is drawn with: elements, and the faces of cards. */

/** @typedef {{code: string, words: string, value: string, sign: string}} Card */

/** @type {Map<string, Promise<SVGElement>>} */
const faces = new Map();
const SOON = 500, LATE = 15_000, PATIENCE = 8_000;
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
export const sign = (name) => insistent(make("img", { src: `/art/${name}.svg`, alt: "" }), "src");

/**
 * What a file holds; where it does not come it is asked for again, with growing pauses.
 * @template T
 * @param {string} path
 * @param {(answer: Response) => Promise<T>} read
 * @returns {Promise<T>}
 */
export async function insist(path, read) {
  for (let pause = SOON; ; pause = Math.min(LATE, pause * 2)) {
    try {
      const answer = await fetch(path, { signal: AbortSignal.timeout?.(PATIENCE) });
      if (answer.ok) return await read(answer);
    } catch { /* the line is away, or carried half of it */ }
    await new Promise((done) => setTimeout(done, some(pause)));
  }
}

/**
 * The same for what a browser fetches by itself.
 * @template {Element} T
 * @param {T} element
 * @param {string} name of the attribute that says where it is
 * @param {boolean} [failed] already
 */
export function insistent(element, name, failed = false) {
  let pause = SOON;
  const again = () => {
    setTimeout(() => element.setAttribute(name, element.getAttribute(name) ?? ""), some(pause));
    pause = Math.min(LATE, pause * 2);
  };
  element.addEventListener("error", again);
  if (failed) again();
  return element;
}

/** Those who were sent away together do not come back together. @param {number} pause */
const some = (pause) => pause * (0.75 + Math.random() / 2);

/** @param {Response} answer */
async function read(answer) {
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  return /** @type {SVGElement} */ (/** @type {unknown} */ (drawn));
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
  const known = faces.get(card.code) ?? insist(`/card/${spoken}/${encodeURIComponent(card.code)}.svg`, read);
  faces.set(card.code, known);
  known.then((svg) => {
    const [, , wide, high] = (svg.getAttribute("viewBox") ?? "0 0 5 7").split(" ");
    box.style.setProperty("--ratio", `${wide}/${high}`);
    box.classList.remove("plain");
    const laid_ = document.importNode(svg, true);
    for (const image of laid_.querySelectorAll("image")) insistent(image, "href");
    box.replaceChildren(laid_);
  });
  return box;
}
