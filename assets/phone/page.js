// @ts-check
/**
 * A hand on a phone. It shows the latest table and sends what is chosen; it knows no game and no
 * rule. The first tap chooses and explains, the large button does it.
 */
import { afresh, face, insist, insistent, make, sign, speak } from "/draw.js";
import { connect, ELSEWHERE, here, now, state, type, undone, wish } from "/line.js";

/** @typedef {import("./draw.js").Card} Card */
/** @typedef {{words: string, sign: string}} Says */
/** @typedef {{id: string, name: string, says: Says[], refused?: boolean, zone?: string, card?: Card, does?: string, step?: boolean}} Choice */
/** @typedef {{id: string, name: string, says: string, card?: Card, owner?: number}} Piece */
/** @typedef {{id: string, title: string, shape: string, aside: boolean, pieces: Piece[]}} Zone */
/** @typedef {{n: number, who: string, words: string, turn: string, choices: Choice[]}} Ask */
/** @typedef {{name: string, colour: string, points: number, chooses?: boolean}} Person */
/** @typedef {{you: number, part: string, step: string, title: string, people: Person[], zones: Zone[], log: string[], waits: string, ask: Ask | null, undo: boolean, over: string}} Table */

const IN_A_ROW = 7, RECENT = 4, MANY = 6, CODE = 6, GRACE = 700;

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const go = /** @type {HTMLButtonElement} */ (at("go"));
const field = /** @type {HTMLInputElement} */ (at("code"));
const sheet = /** @type {HTMLDialogElement} */ (at("sheet"));

/** @type {Record<string, string>} */
let words = {};
/** @type {Table | null} */
let table = null;
/** What is chosen and not done yet, by its id. */
let held = "";
let asked = 0, refusal = "";

// what is heard

const page = {
  changed() {
    if (state.closed && state.closed !== ELSEWHERE) table = null;
    draw();
  },
  /** @param {Table} said */
  table(said) {
    table = said;
    if (said.ask && said.ask.n !== asked) {
      asked = said.ask.n;
      held = refusal = field.value = "";
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    }
    draw();
  },
  /**
   * @param {import("./line.js").Wish} wished
   * @param {string} why
   */
  answered(wished, why) {
    // What has been done is asked no more; the next table says what is.
    if (table && wished.t === "do" && !why) table = { ...table, ask: null };
    refusal = why;
    draw();
  },
};

/** @param {{t: string, n?: number, choice?: string, of?: string}} wished */
function send(wished) {
  wish(wished);
  draw();
}

// drawing

/** Whether the line has been away for more than a moment. */
const away = () => state.lost > 0 && now() - state.lost >= GRACE;

function draw() {
  const focus = document.activeElement?.getAttribute("data-id");
  const lost = away();
  at("line").className = "";
  at("start").hidden = true;
  afresh();
  for (const id of ["stage", "people", "zones", "recent", "buttons", "hand", "says"]) at(id).replaceChildren();
  at("says").hidden = at("door").hidden = at("heading").hidden = true;
  document.body.classList.toggle("waits", !table?.ask);
  if (!table || state.closed || lost) closed(lost);
  if (table && !state.closed) shown(table, lost);
  if (focus) /** @type {HTMLElement | null} */ (document.querySelector(`[data-id="${CSS.escape(focus)}"]`))?.focus();
}

/**
 * Nothing can be chosen: why, and what to do.
 * @param {boolean} lost
 */
function closed(lost) {
  const elsewhere_ = state.closed === ELSEWHERE, none = state.closed > 0 && !elsewhere_;
  const why = elsewhere_ ? "elsewhere" : none ? "scan" : "lost";
  at("line").textContent = words[why] ?? "";
  at("line").className = "quiet";
  document.title = words.title ?? "";
  at("door").hidden = !none;
  if (none && state.why) refusal = (words[state.why] ?? "").replace("{seconds}", String(state.seconds));
  if (none && refusal) says(undefined);
  go.hidden = go.disabled = false;
  go.textContent = words[none ? "take" : elsewhere_ ? "here" : "again"];
  if (table) return;
  at("name").textContent = words.title ?? "";
  at("where").textContent = at("pawn").textContent = "";
  for (const id of ["undo", "table", "log"]) at(id).hidden = true;
}

/**
 * @param {Table} now
 * @param {boolean} lost
 */
function shown(now, lost) {
  const me = now.people[now.you], ask = now.ask;
  at("pawn").textContent = [...me.name][0] ?? "";
  at("pawn").style.setProperty("--c", me.colour);
  at("name").textContent = me.name;
  at("where").textContent = [now.part, now.step, words.points.replace("{points}", String(me.points))].filter(Boolean).join(" · ");
  document.title = ask ? `● ${words.turn}` : `${me.name} – ${now.title}`;
  for (const id of ["log", "table"]) {
    at(id).hidden = false;
    at(id).textContent = words[id];
  }
  at("undo").hidden = !now.undo;
  at("undo").textContent = words.undo;
  at("people").append(...now.people.map(person));
  const chosen = ask?.choices.find((each) => each.id === held);
  for (const zone of now.zones) {
    const choices = ask ? ask.choices.filter((each) => each.zone === zone.id) : [];
    if (mine(zone, now.you)) hand(zone, choices, !ask);
    else if (choices.some((each) => !each.refused)) at("zones").prepend(lies(zone, choices, now));
    else if (!zone.aside && zone.pieces.some((each) => each.card)) at("zones").append(lies(zone, choices, now));
  }
  at("buttons").append(...elsewhere(ask?.choices ?? [], now.zones).map(chip));
  if (lost) return;
  if (ask) {
    at("line").replaceChildren(...(ask.who ? [make("b", {}, ask.who), " "] : []), ask.words);
    says(chosen);
  } else {
    at("line").className = "quiet";
    at("line").textContent = now.over || now.waits || words.look;
    at("stage").append(...now.people.filter((each) => each.chooses || now.over).map(pawn));
    at("heading").textContent = words.happened;
    at("heading").hidden = !now.log.length;
  }
  at("recent").className = ask ? "aside" : "";
  at("recent").append(...now.log.slice(-RECENT).map((each) => make("li", {}, each)));
  go.hidden = !ask;
  go.disabled = !chosen || chosen.refused || state.pending !== null;
  go.textContent = state.pending ? words.sent : chosen ? chosen.does || chosen.name : words.choose;
}

/**
 * What belongs to nothing that lies there, and so needs buttons of its own.
 * @param {Choice[]} choices
 * @param {Zone[]} zones
 */
function elsewhere(choices, zones) {
  const drawn = new Set([...document.querySelectorAll(".may, .off")].map((each) => each.getAttribute("data-id")));
  const known = new Set(zones.map((each) => each.id));
  return choices.filter((each) => !drawn.has(each.id) && !(each.refused && known.has(each.zone ?? "")));
}

/**
 * @param {Zone} zone
 * @param {number} you
 */
const mine = (zone, you) => zone.id.startsWith("hand") && (zone.id === "hand" || zone.pieces.some((each) => each.owner === you));

/** @param {Person} each */
function pawn(each) {
  const box = make("span", {}, [...each.name][0] ?? "");
  box.style.setProperty("--c", each.colour);
  return box;
}

/** @param {Person} each */
function person(each) {
  const box = make("li", each.chooses ? { class: "chooses" } : {}, make("span", {}, each.name), make("b", {}, String(each.points)));
  box.style.setProperty("--c", each.colour);
  return box;
}

/** @param {Choice | undefined} chosen */
function says(chosen) {
  const box = at("says"), told = refusal ? [{ words: refusal, sign: "" }] : chosen?.says ?? [];
  box.hidden = false;
  box.className = refusal || chosen?.refused ? "no" : chosen ? "" : "hint";
  box.append(...(told.length ? told : [{ words: chosen ? "" : words.tap, sign: "" }]).map((each) => make("p", {}, ...(each.sign ? [sign(each.sign)] : []), each.words)));
  if (chosen && !told.length) box.hidden = true;
}

/**
 * The cards of a hand in rows, those that may be chosen raised and bright.
 * @param {Zone} zone
 * @param {Choice[]} choices
 * @param {boolean} small
 */
function hand(zone, choices, small) {
  const cards = zone.pieces.filter((each) => each.card);
  if (!cards.length) return;
  const rows = Math.ceil(cards.length / IN_A_ROW), wide = Math.ceil(cards.length / rows);
  at("hand").append(make("h3", {}, zone.title));
  for (let row = 0; row < rows; row += 1) {
    const part = cards.slice(row * wide, (row + 1) * wide);
    const box = make("div", { class: small ? "row small" : "row", role: "group", "aria-label": zone.title }, ...part.map((each) => card(each, choices)));
    box.style.setProperty("--n", String(part.length));
    at("hand").append(box);
  }
}

/**
 * @param {Zone} zone
 * @param {Choice[]} choices
 * @param {Table} now
 */
function lies(zone, choices, now) {
  const cards = zone.pieces.filter((each) => each.card), known = new Set(cards.map((each) => each.card?.code));
  const drawn = cards.map((each) => {
    const owner = each.owner === undefined ? null : now.people[each.owner];
    const shown_ = card(each, choices);
    if (!owner) return shown_;
    const label = make("figcaption", {}, owner.name);
    label.style.setProperty("--c", owner.colour);
    return make("figure", {}, label, shown_);
  });
  const others = choices.filter((each) => !each.card || !known.has(each.card.code));
  const box = make("section", { class: "zone", "aria-label": zone.title }, make("h3", {}, zone.title));
  if (drawn.length) {
    const row = make("div", { class: drawn.length > MANY ? "lie many" : "lie" }, ...drawn);
    row.style.setProperty("--n", String(Math.max(3, drawn.length)));
    box.append(row);
  }
  if (others.length && zone.shape === "grid") box.append(...zone.pieces.filter((each) => !each.card && each.id.startsWith("row")).map((each) => make("p", {}, each.says)));
  if (others.length) box.append(make("div", { class: zone.shape === "grid" ? "chips grid" : "chips" }, ...others.map(chip)));
  return box;
}

/**
 * A card to choose, or only to look at.
 * @param {Piece} piece
 * @param {Choice[]} choices
 */
function card(piece, choices) {
  const drawn = /** @type {Card} */ (piece.card);
  const choice = choices.find((each) => each.id === piece.id) ?? choices.find((each) => each.card?.code === drawn.code);
  if (choice) return pressed(make("button", { class: "card", "aria-label": choice.name }, face(drawn)), choice);
  const box = make("button", { class: "card look", "aria-label": piece.name, "data-id": piece.id }, face(drawn));
  box.onclick = () => open_sheet(piece.name, [make("p", {}, piece.says)]);
  return box;
}

/** @param {Choice} choice */
const chip = (choice) => pressed(make("button", { class: "chip" }, choice.name), choice);

/**
 * @param {HTMLElement} button
 * @param {Choice} choice
 */
function pressed(button, choice) {
  button.classList.add(choice.refused ? "off" : "may");
  button.classList.toggle("held", choice.id === held);
  button.dataset.id = choice.id;
  button.setAttribute("aria-pressed", String(choice.id === held));
  if (choice.refused) button.setAttribute("aria-disabled", "true");
  button.onclick = () => {
    if (state.pending) return;
    refusal = "";
    held = choice.id;
    if (choice.step && table?.ask) send({ t: "do", n: table.ask.n, choice: choice.id });
    else draw();
    at("says").scrollIntoView({ block: "nearest" });
  };
  return button;
}

/**
 * @param {string} title
 * @param {HTMLElement[]} inside
 */
function open_sheet(title, inside) {
  /** @type {HTMLElement} */ (sheet.querySelector("h2")).textContent = title;
  /** @type {HTMLElement} */ (sheet.querySelector("div")).replaceChildren(...inside);
  /** @type {HTMLElement} */ (sheet.querySelector("button")).textContent = words.close;
  sheet.showModal();
}

// what is pressed

go.onclick = () => {
  if (state.closed === ELSEWHERE || away()) return here();
  if (!at("door").hidden) return enter();
  if (table?.ask && held) send({ t: "do", n: table.ask.n, choice: held });
};
/** @param {Event} [event] */
function enter(event) {
  event?.preventDefault();
  const code = field.value.normalize("NFKC").toUpperCase().replace(/[^A-HJKMNP-Z]/g, "");
  if (!code) return field.focus();
  state.why = "";
  refusal = code.length === CODE ? "" : words.six;
  if (refusal) draw();
  else type(code);
}
at("door").onsubmit = enter;
at("undo").onclick = () => table && send({ t: "undo", of: undone(table) });
at("log").onclick = () => open_sheet(words.happened, (table?.log ?? []).map((each) => make("p", {}, each)));
at("table").onclick = () => {
  const zones = (table?.zones ?? []).filter((each) => each.pieces.length);
  open_sheet(words.table, zones.flatMap((zone) => [make("h3", {}, zone.title), ...zone.pieces.map((each) => make("p", {}, make("b", {}, each.name), " · ", each.says))]));
};

const style = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=stylesheet]"));
insistent(style, "href", !style.sheet);
const wished = navigator.languages.join().replace(/[^\w,-]/g, "").slice(0, 100);
words = await insist(`/words/${wished}.json`, (answer) => answer.json());
document.documentElement.lang = words.lang.replace("_", "-");
document.title = words.title;
field.setAttribute("aria-label", field.placeholder = words.code);
speak(words.lang);
connect(words.lang, page);
