// @ts-check
/**
 * The line to the table. It breaks, and comes back by itself; nothing that is wished is lost on it:
 * a wish has an id, is sent again until it is answered, and counts once.
 */

/** @typedef {{t: string, id: number, n?: number, choice?: string, of?: string}} Wish */
/** @typedef {{t: string, key?: string, code?: string, token: string}} Claim */
/** @typedef {{changed: () => void, table: (said: any) => void, answered: (wish: Wish, why: string) => void}} Page */

export const ELSEWHERE = 4001, GONE = 4003, TOO_SOON = 4004;
const NOT_UNDERSTOOD = 1008, BROKEN = 1006;
const BEAT = 8_000, ANSWERED = 2_000, OPENED = 3_000, WISHED = 3_000, JUST = 1_000;
const FIRST_WAIT = 250, LONGEST_WAIT = 2_000, UNSPOKEN = 800, GHOSTS = 60_000, TICK = 200;
const SIGNS = "abcdefghijklmnopqrstuvwxyz234567";

/** How it is with the line; only read elsewhere. `lost` is when it broke, 0: it is there. */
export const state = { lost: 0, closed: 0, why: "", seconds: 0, pending: /** @type {Wish | null} */ (null) };

/** @type {Page} */
let page;
let language = "";
/** @type {WebSocket | null} */
let line = null;
/** A code that was scanned or typed, until its seat is known to be ours or not. @type {Claim | null} */
let claim = null;
/** Whether the claim has been made on a line that broke: then the seat may be ours already. */
let claimed = false, claiming = false;
let greeted = false, due = 0, asked = 0, urged = 0, spoken = 0, left = -GHOSTS, wait = FIRST_WAIT, timer = 0;
/** For browsers that keep nothing: the seat as long as the page is open. */
let seat = "";

/** Of no clock that may be set. */
export const now = () => performance.now();

function kept() {
  try {
    return localStorage.getItem("seat") || seat;
  } catch {
    return seat;
  }
}

/** @param {string} token */
function keep(token) {
  seat = token;
  try {
    if (token) localStorage.setItem("seat", token);
    else localStorage.removeItem("seat");
  } catch { /* the page holds it */ }
}

/** 130 bits, made here: whoever has not heard the answer to a claim knows all the same what to come back with. */
const chance = () => [...crypto.getRandomValues(new Uint8Array(26))].map((each) => SIGNS[each % 32]).join("");

/**
 * @param {string} lang
 * @param {Page} listener
 */
export function connect(lang, listener) {
  language = lang;
  page = listener;
  setInterval(watch, TICK);
  for (const event of ["online", "pageshow", "focus"]) addEventListener(event, wake);
  document.addEventListener("visibilitychange", wake);
  addEventListener("pointerdown", () => now() - spoken > JUST && wake(), true);
  addEventListener("hashchange", scanned);
  scanned();
}

/** The key stands after the # of the address; it works once, and is nobody's business after that. */
function scanned() {
  const key = /^#([a-z2-7]+)/.exec(location.hash)?.[1];
  if (key) make({ t: "take", key }, key);
  else if (!line) open();
}

/** @param {string} code */
export const type = (code) => make({ t: "type", code }, code);

/** The seat is wished here, and no longer in another tab. */
export function here() {
  state.closed = 0;
  open();
}

/**
 * What was made for a code outlives a reload, for the answer may have been on its way.
 * @param {{t: string, key?: string, code?: string}} wished
 * @param {string} code
 */
function make(wished, code) {
  let [known, token] = ["", ""];
  try {
    [known, token] = (localStorage.getItem("claim") ?? "").split(" ");
  } catch { /* then a reload forgets it */ }
  claimed = known === code;
  claim = { ...wished, token: claimed ? token : chance() };
  try {
    localStorage.setItem("claim", `${code} ${claim.token}`);
  } catch { /* the same */ }
  state.closed = 0;
  state.why = "";
  leave();
  open();
}

function open() {
  clearTimeout(timer);
  if (line || state.closed === ELSEWHERE) return;
  const token = claim?.token ?? kept();
  if (!token) return refused(GONE);
  claiming = claim !== null && !claimed;
  const said = { ...(claiming ? claim : { t: "back", token }), lang: language };
  const opened = line = new WebSocket(`ws://${location.host}/seat`);
  due = now() + OPENED;
  opened.onopen = () => {
    claimed = claim !== null;
    opened.send(JSON.stringify(said));
    beat();
  };
  opened.onmessage = (event) => hear(JSON.parse(event.data));
  opened.onclose = (event) => part(event.code);
}

/** An old line is not waited for: where nobody answers a browser takes a minute and more to close it. */
function leave() {
  if (line) {
    line.onopen = line.onmessage = line.onclose = null;
    if (line.readyState === WebSocket.OPEN) left = now();
    line.close();
  }
  line = null;
  greeted = false;
  due = 0;
}

/** @param {number} code */
function part(code) {
  leave();
  if (code === GONE || code === TOO_SOON) return refused(code);
  // What was said on a line that has been left may come to the table late, and take the seat from the next.
  if (code === ELSEWHERE && (document.visibilityState !== "visible" || now() - left > GHOSTS)) {
    state.closed = code;
    return page.changed();
  }
  if (code === NOT_UNDERSTOOD) state.pending = null;
  if (!state.lost) {
    state.lost = now();
    setTimeout(page.changed, UNSPOKEN); // a moment without a line is nothing to speak of
  }
  timer = setTimeout(open, wait);
  wait = Math.min(LONGEST_WAIT, wait * 2);
}

/**
 * @param {number} code
 * @param {string} [why] as the table says it
 */
function refused(code, why) {
  if (claim && !claiming && code === GONE) { // it has not come to the table
    claimed = false;
    return open();
  }
  const scan = claim?.t === "take";
  if (claim) {
    if (code === GONE) state.why = why || (scan ? "old" : "wrong");
    claim = null;
    if (scan) history.replaceState(null, "", "/");
  } else if (code === GONE) {
    keep("");
  }
  if (scan && kept()) return open(); // an old code; the seat may be ours all the same
  state.closed = code;
  state.lost = 0;
  state.pending = null;
  page.changed();
}

/** @param {any} said */
function hear(said) {
  spoken = now();
  due = 0;
  if (said.t === "later") {
    Object.assign(state, { why: said.seconds ? "later" : "never", seconds: said.seconds });
    return part(TOO_SOON);
  }
  if (said.t === "refused") {
    leave();
    return refused(GONE, said.why);
  }
  if (said.t === "seat" || said.t === "table") seated(said.token ?? claim?.token);
  if (said.t === "done" && state.pending?.id === said.id) answered(said.why ?? "");
  if (said.t === "table") {
    const first = !greeted;
    greeted = true;
    if (state.pending && past(state.pending, said, first)) state.pending = null;
    page.table(said);
    if (first && state.pending) urge();
  }
}

/** @param {string | undefined} token */
function seated(token) {
  if (token) keep(token);
  if (claim?.t === "take") history.replaceState(null, "", "/");
  claim = null;
  state.lost = state.closed = 0;
  state.why = "";
  wait = FIRST_WAIT;
}

/** @param {string} why */
function answered(why) {
  const wish = /** @type {Wish} */ (state.pending);
  state.pending = null;
  page.answered(wish, why);
}

/**
 * Whether the table has gone on: the wish has come true, or there is nothing any more that it would mean.
 * @param {Wish} wish
 * @param {any} table
 * @param {boolean} first
 */
function past(wish, table, first) {
  return wish.t === "undo" ? first && wish.of !== undone(table) : table.ask !== null && table.ask.n !== wish.n;
}

/**
 * What an undo would take back.
 * @param {any} table
 */
export const undone = (table) => JSON.stringify([table.undo, table.ask?.n, table.log]);

/** @param {{t: string, n?: number, choice?: string, of?: string}} wished */
export function wish(wished) {
  if (state.pending) return;
  state.pending = { ...wished, id: Date.now() * 1000 + Math.floor(Math.random() * 1000) };
  urge();
}

function urge() {
  if (!state.pending || !greeted || line?.readyState !== WebSocket.OPEN) return;
  const { of, ...said } = state.pending;
  line.send(JSON.stringify(said));
  urged = now();
  beat();
}

function beat() {
  if (line?.readyState !== WebSocket.OPEN) return;
  line.send('{"t":"beat"}');
  asked = now();
  due ||= asked + ANSWERED;
}

function watch() {
  if (due && now() > due) part(BROKEN);
  else if (state.pending && greeted && now() - urged > WISHED) urge();
  else if (line && now() - asked > BEAT) beat();
}

/** Whoever looks at the page again wants to know at once whether the line still carries. */
function wake() {
  if (document.visibilityState !== "visible" || state.closed) return;
  if (line) beat();
  else open();
}
