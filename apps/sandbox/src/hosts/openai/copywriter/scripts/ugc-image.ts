import type { MaybeLine } from "../choose-line.ts";
import type { Lines } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import { sentence, upperFirst, within, withoutEnd, wordCount } from "../words.ts";
import { type BeatDraft, draft } from "./draft.ts";
import { scriptFigures } from "./figures.ts";
import { fits } from "./jokes.ts";
import { withMark } from "./marked.ts";
import { materialOf, phraseOf } from "./steps.ts";

/** Words that fit. Source: docs/content.md#words-on-screen and the templates' own notes. */
const NOTE_WORDS = 8;
const FRIEND_WORDS = 9;
const DIFFERENCE_WORDS = 12;
const REVIEW_WORDS = 24;
/** A line of a receipt in letters, and its lines. */
const RECEIPT_LETTERS = 34;
const RECEIPT_LINES = { least: 3, most: 5 };

/** Pictures that look shot, not designed. */
export function ugcImage(voice: BrandVoice, lines: Lines, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "real-review":
      return reviews(voice, count);
    case "before-after-split":
      return halves(voice, lines).map((it) => withMark(it, voice.name));
    case "screen-in-hand":
      return opened(voice, lines.friend, FRIEND_WORDS, count);
    case "receipt":
      return receipts(voice, lines, count);
    default:
      return opened(voice, lines.notes, NOTE_WORDS, count);
  }
}

/** The hook where it fits, then other lines of the same kind. */
function opened(voice: BrandVoice, choices: readonly MaybeLine[], words: number, count: number): BeatDraft[] {
  const hook = wordCount(voice.hook) <= words ? [voice.hook] : [];
  const sayable = choices.filter((it): it is string => typeof it === "string" && it !== "" && wordCount(it) <= words);
  const material = materialOf(voice).map((it) => phraseOf(it, words));
  const titles = [...new Set([...hook, ...voice.chance.shuffle("lines", sayable), ...material])];
  return Array.from({ length: count }, (_, at) =>
    draft(at === 0 ? "hook" : "point", { title: titles[at % titles.length] ?? voice.Name }),
  );
}

/** What it is about, over the state before; the one fact that differs, over the state after. */
function halves(voice: BrandVoice, lines: Lines): BeatDraft[] {
  const [about] = opened(voice, lines.before, DIFFERENCE_WORDS, 1);
  const facts = [...voice.proof, ...lines.difference].filter((it): it is string => fits(it, DIFFERENCE_WORDS));
  const [before, after] = lines.halves;
  return [
    draft("hook", { title: about?.title ?? voice.Name, body: before, scene: "pain" }),
    draft("turn", { title: facts[0] ?? voice.Name, body: after }),
  ];
}

const QUOTED = /[“"„«]([^”"“»]{8,})[”"“»]/;
const SAID_BY = /(?:[—–-]|,|\bby\b|\bvon\b)\s*(\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)?)/u;

/** A customer's words from the evidence; without any, what the product does. No customer is invented. */
function reviews(voice: BrandVoice, count: number): BeatDraft[] {
  const said = voice.proof.flatMap((proof) => {
    const words = QUOTED.exec(proof)?.[1];
    return words ? [{ title: words, body: SAID_BY.exec(proof.replace(words, ""))?.[1] ?? "" }] : [];
  });
  const does = [...new Set([...voice.does, ...materialOf(voice)])].map((it) => ({
    title: within(it, REVIEW_WORDS),
    body: "",
  }));
  const texts = said.length > 0 ? said : does;
  return Array.from({ length: count }, (_, at) =>
    withMark(draft(at === 0 ? "hook" : "proof", texts[at % texts.length] ?? {}), voice.name),
  );
}

/** A receipt made of the brief's own figures. */
function receipts(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const head = wordCount(voice.hook) <= NOTE_WORDS ? voice.hook : voice.Name;
  return Array.from({ length: count }, (_, at) =>
    draft(at === 0 ? "hook" : "proof", {
      title: at === 0 ? head : voice.Name,
      body: receiptLines(voice, lines).join("\n"),
    }),
  );
}

function receiptLines({ pain, outcome, proof, does, price }: BrandVoice, { receipt, before, after }: Lines): string[] {
  const counted = [...proof, ...does]
    .flatMap(scriptFigures)
    .filter(({ thing }) => thing !== "")
    .map(({ figure, thing }) => `${upperFirst(thing)}: ${figure}`);
  const cost = price && receipt.price !== "" ? [`${receipt.price}: ${withoutEnd(price)}`] : [];
  const words = [pain && valued(before, receipt.pain), outcome && valued(after, receipt.outcome)];
  const found = [...new Set([...counted, ...cost])].filter((it) => it.length <= RECEIPT_LETTERS);
  const kept = found.slice(0, RECEIPT_LINES.most - 1);
  const others = [...words, ...receipt.more].filter((it) => it !== null && it !== "");
  const more = others.slice(0, Math.max(0, RECEIPT_LINES.least - kept.length));
  return [...more, ...kept, receipt.sum].map(String).map((it) => phraseLetters(it));
}

/** "Unpaid invoices: as usual" */
function valued(choices: readonly MaybeLine[], value: string): string | null {
  const room = RECEIPT_LETTERS - value.length - 2;
  const thing = choices.find((it) => typeof it === "string" && it !== "" && it.length <= room);
  return thing ? [upperFirst(withoutEnd(String(thing))), value].filter((it) => it !== "").join(": ") : null;
}

const phraseLetters = (text: string): string =>
  text.length <= RECEIPT_LETTERS ? text : withoutEnd(phraseOf(sentence(text), 4));
