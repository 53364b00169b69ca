import { productObjects, thing } from "@vignette/domain/objects";
import { withoutAbsent } from "../../image-prompt.ts";
import { inside, stemsOf } from "../../material/fragment.ts";
import { fill, filled } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { colonIn, sentence, withoutEnd, wordCount } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";
import { withMark, withQuoteMark } from "../marked.ts";
import { formOf, hurtBefore } from "../memes/jokes.ts";
import { namedIn } from "../steps/told.ts";
import { afterthought } from "./afterthought.ts";
import { seenChange } from "./pair.ts";
import { receipts } from "./receipt.ts";

/** Words that fit. Source: docs/content.md#words-on-screen and the templates' guides. */
const NOTE_WORDS = 9;
const DIFFERENCE_WORDS = 9;
const REVIEW_WORDS = 24;
const ANSWER_WORDS = 9;

/** Pictures that look shot, not designed. */
export function ugcImage(voice: BrandVoice, book: Phrasebook, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "real-review":
      return reviews(voice, count);
    case "before-after-split":
      return halves(voice, book).map((it) => withMark(it, voice.brand));
    case "screen-in-hand":
      return notes(voice, book.friend, onScreen(voice), count);
    case "receipt":
      return receipts(voice, book, count);
    default:
      return notes(voice, [], afterthought(voice, book), count);
  }
}

/** The hook where it fits, then other lines of the same kind. */
function notes(voice: BrandVoice, lines: readonly string[], body: string, count: number): BeatDraft[] {
  const hook = wordCount(voice.hook) <= NOTE_WORDS ? [voice.hook] : [];
  const own = [...voice.gains, ...voice.points, ...voice.pains].map((it) => namedIn(voice, it, NOTE_WORDS));
  const titles = [...new Set([...hook, ...filled(lines, voice.words), ...own, voice.Name])].filter((it) => it !== "");
  return Array.from({ length: count }, (_, at) => {
    const title = (titles[at % titles.length] ?? voice.Name).replace(/\.$/, "");
    const scene = at > 0 ? "how" : sceneOfNote(voice);
    return draft(at === 0 ? "hook" : "point", { title, body: at === 0 ? body : "", scene });
  });
}

/** What one does on the screen, in answer to the line above it: "Zettelfrei: Stunden eintragen, abschicken"; else what is gained. */
function onScreen({ steps, gains, brand, language, hook }: BrandVoice): string {
  const said = (it: string) => `${brand}${colonIn(language)} ${inside(it, language, brand)}`;
  const ways = [steps.join(", "), steps.slice(-2).join(", "), ...gains].filter(
    (it) => it !== "" && !hook.toLowerCase().includes(it.toLowerCase()),
  );
  return ways.map(said).find((it) => wordCount(it) <= ANSWER_WORDS) ?? "";
}

/** A glad hook shows the product, with what it says is better now; any other one what the product replaces. */
function sceneOfNote(voice: BrandVoice): "proof" | "turn" | "hook" {
  if (formOf(voice) !== "gain") return "hook";
  const { hook, brand: name, does, gains, pains, language } = voice;
  const brief = { name, description: does.join(" "), outcome: gains[0] ?? "", pain: pains[0] ?? "", language };
  const named = thing(withoutAbsent(hook));
  return named === undefined || named === productObjects(brief).product ? "proof" : "turn";
}

/** What it is about, over the state before; the one fact that differs, over the state after. */
function halves(voice: BrandVoice, { halves: [before, usual], later }: Phrasebook): BeatDraft[] {
  const after = fill(later[0], voice.words) || usual;
  const { hook, pains, gains, points, Name } = voice;
  const about = wordCount(hook) <= DIFFERENCE_WORDS + 3 ? hook : namedIn(voice, pains[0] ?? "", DIFFERENCE_WORDS);
  const isSaid = (it: string) => hook.toLowerCase().includes(it.toLowerCase());
  const own = stemsOf(hook);
  const seen = thing(withoutAbsent(hook));
  // Both halves show one thing: a sofa without hair is not told by a cat.
  const isElse = (it: string) => seen !== undefined && thing(it) !== undefined && thing(it) !== seen;
  const facts = [...gains, ...points].filter((it) => !isSaid(it) && namedIn(voice, it, DIFFERENCE_WORDS) !== "");
  const pair = seenChange(voice);
  const best =
    facts.find((it) => it === pair?.answer) ??
    facts.find((it) => stemsOf(it).some((stem) => own.includes(stem))) ??
    facts.find((it) => !isElse(it)) ??
    facts[0];
  const fact = best && namedIn(voice, best, DIFFERENCE_WORDS);
  return [
    draft("hook", {
      title: (/[?!]$/.test(about) ? about : withoutEnd(about)) || Name,
      body: pair ? before : hurtBefore(voice, before),
      scene: "pain",
    }),
    // The picture is of what the hook names: the fact may name something else.
    draft("turn", { title: fact ?? Name, body: after, shows: about }),
  ];
}

/** A customer's words from the evidence; without any, what the product does. No customer is invented. */
function reviews(voice: BrandVoice, count: number): BeatDraft[] {
  const said = voice.quotes.map(({ words, by }) => ({ title: words, body: by }));
  const does = [...voice.does, ...voice.points.map(sentence)]
    .filter((it) => wordCount(it) <= REVIEW_WORDS)
    .map((title) => ({ title, body: "" }));
  const texts = said.length > 0 ? said : does;
  return Array.from({ length: count }, (_, at) => {
    const { title, body } = texts[at % Math.max(1, texts.length)] ?? { title: voice.Name, body: "" };
    const beat = draft(at === 0 ? "hook" : "proof", { title, body, scene: "proof" });
    return said.length > 0 ? withQuoteMark(beat, voice.brand) : withMark(beat, voice.brand);
  });
}
