import { choosePair } from "../choose-line.ts";
import type { Lines } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import { sentence, wholeWithin, within, withoutEnd, wordCount } from "../words.ts";
import { type BeatDraft, draft, roleOf } from "./draft.ts";
import { keyword, scriptFigures } from "./figures.ts";
import { withMark } from "./marked.ts";
import { alone, enough, phraseOf, type ScriptStep, SLIDES_FIRST, stepsBetween } from "./steps.ts";

/** Source of the limits: docs/content.md#words-on-screen and the templates' own notes. */
const HOOK_WORDS = 12;
const SLIDE = { title: 11, body: 22 };
const PHOTO_WORDS = 10;
/** Of a remark under a print. */
const REMARK_WORDS = 7;
const NOTE_WORDS = 8;
const ESSAY_WORDS = 28;

/** A carousel of `count` slides: the first promises, the last asks one thing, proof only from the brief. */
export function carousel(voice: BrandVoice, lines: Lines, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "big-number":
      return bigNumber(voice, lines, count);
    case "photo-essay":
    case "photo-captions":
    case "outlined-text":
      return photoEssay(voice, lines, count);
    case "photo-dump":
      return photoEssay(voice, lines, count, REMARK_WORDS);
    case "teardown":
      return teardown(voice, lines, count);
    case "before-after":
      return beforeAfter(voice, lines, count);
    case "essay":
      return essay(voice, lines, count);
    default:
      return markerList(voice, lines, count);
  }
}

const hookSlide = ({ hook }: BrandVoice) => draft("hook", { title: wholeWithin(hook, HOOK_WORDS) });
const between = (voice: BrandVoice, lines: Lines, count: number) => stepsBetween(voice, lines, count - 2, SLIDES_FIRST);
const asked = (lines: Lines): ScriptStep => ({ topic: "ask", told: "", said: lines.topic("ask", "", 0) });

function markerList(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const slides = [...between(voice, lines, count), asked(lines)].map(({ topic, said }, at) => {
    const [title, body] = choosePair(voice.chance, `slide ${at}`, said.slides, SLIDE);
    return draft(roleOf(topic), { title, body });
  });
  return [hookSlide(voice), ...slides].map((it) => withMark(it, voice.name));
}

/** One figure a slide, each once; where a step has none, one word. */
function bigNumber(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const used = new Set<string>();
  const figureOf = (text: string): string => {
    const found = scriptFigures(text).find(({ figure }) => !used.has(figure))?.figure ?? "";
    if (found !== "") used.add(found);
    return found;
  };
  figureOf(voice.hook);
  const opening = draft("hook", { title: wholeWithin(voice.hook, HOOK_WORDS) });
  const steps = stepsBetween(voice, lines, count - 2, ["proof", "price", "pain", "turn", "how", "cost", "start"]);
  const slides = [...steps, asked(lines)].map((step, at) => {
    const told = step.topic === "price" ? (voice.price ?? "") : step.told;
    const figure = figureOf(told);
    const [title, body] = choosePair(voice.chance, `slide ${at}`, step.said.slides, SLIDE);
    if (figure !== "") {
      const body =
        step.topic === "price"
          ? [told, title]
              .filter((it) => it !== figure)
              .map(sentence)
              .join(" ")
          : told;
      return draft(roleOf(step.topic), { title: figure, body: within(sentence(body), SLIDE.body) });
    }
    const both = `${sentence(title)} ${body}`.trim();
    const word = voice.chance.shuffle(`word ${at}`, lines.words[step.topic])[0] ?? keyword(title);
    return draft(roleOf(step.topic), { title: word, body: wordCount(both) <= SLIDE.body ? both : body || title });
  });
  return [opening, ...slides];
}

function photoEssay(voice: BrandVoice, lines: Lines, count: number, words = PHOTO_WORDS): BeatDraft[] {
  const steps = stepsBetween(voice, lines, count - 2, ["pain", "turn", "how", "proof", "cost"]);
  const slides = [...steps, asked(lines)].map((step, at) =>
    draft(roleOf(step.topic), { title: withoutEnd(alone(voice, step, `photo ${at}`, words)) }),
  );
  return [hookSlide(voice), ...slides];
}

function teardown(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const notes = [...new Set(lines.details.filter((it): it is string => typeof it === "string" && it !== ""))];
  const slides = enough(notes, count - 2, voice, NOTE_WORDS).map((title) => draft("point", { title }));
  return [hookSlide(voice), ...slides, draft("ask", { title: alone(voice, asked(lines), "ask", NOTE_WORDS) })];
}

/** The pair first: the hook over the state before. Then what changed. */
function beforeAfter(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const state = (choices: Lines["before"]) => phraseOf(choices.find((it) => it) || voice.Name, PHOTO_WORDS);
  const steps = stepsBetween(voice, lines, Math.max(1, count - 3), ["turn", "how", "proof", "people"]);
  const changes = steps.map((step, at) =>
    draft(roleOf(step.topic), { title: alone(voice, step, `change ${at}`, SLIDE.title) }),
  );
  const [before, after] = lines.halves;
  return [
    draft("hook", { title: wholeWithin(voice.hook, HOOK_WORDS), body: before || "Before", scene: "pain" }),
    draft("turn", { title: state(lines.after), body: after || "After" }),
    ...changes,
    draft("ask", { title: alone(voice, asked(lines), "ask", SLIDE.title) }),
  ].slice(0, count);
}

function essay(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const slides = [...between(voice, lines, count), asked(lines)].map((step, at) => {
    const [title, body] = choosePair(voice.chance, `slide ${at}`, step.said.slides, SLIDE);
    const thought = step.topic === "how" || step.topic === "proof" ? step.told : `${sentence(title)} ${body}`.trim();
    return draft(roleOf(step.topic), { title: within(thought, ESSAY_WORDS) });
  });
  return [hookSlide(voice), ...slides].map((it) => withMark(it, voice.name));
}
