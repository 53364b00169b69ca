import { saysHow } from "@vignette/domain/promises";
import { shared } from "../material/fragment.ts";
import { filled } from "../phrases/fill.ts";
import type { Phrasebook, Topic } from "../phrases/phrasebook.ts";
import type { BrandVoice } from "../voice.ts";
import { sentence, upperFirst, withoutEnd, wordCount } from "../words.ts";
import { type BeatDraft, draft } from "./draft.ts";
import { openedSteps } from "./opening.ts";
import type { ScriptStep } from "./script-step.ts";
import { asked, framedStep, opened, overlayOf, spokenSteps } from "./spoken.ts";
import { stepOf } from "./steps.ts";
import { adviceAloud, namedIn, pairsOf, said } from "./told.ts";
import { story } from "./video-story.ts";

/** Words of a note beside hands. Source: the template's guide. */
const HAND_WORDS = 5;
const TAKE_WORDS = 16;
const DEMO_WORDS = 30;
/** Fewer are no spoken beat. Source: the template's guide. */
const LEAST_WORDS = 4;

/** A speaker, or hands at work. No one claims to be a customer. */
export function ugcVideo(voice: BrandVoice, book: Phrasebook, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "green-screen":
      return greenScreen(voice, book, count);
    case "talking-cutaways":
      return story(voice, book, template, count);
    case "pov-hands":
      return povHands(voice, book, count);
    case "three-takes":
      return threeTakes(voice, book, count);
    case "hook-then-demo":
      return hookThenDemo(voice, book, count);
    default:
      return story(voice, book, template, count);
  }
}

/** The hook, the view of the product in one beat or two, one plain call to action. */
function hookThenDemo(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const [x = voice.does[0] ?? voice.Name, y = ""] = voice.points;
  const [way] = saysHow(voice.hook) && voice.steps.length === 0 ? (book.trade?.habits ?? []) : [];
  const isInTwo = count > 3 && (way !== undefined || wordCount(y) >= LEAST_WORDS);
  const step = stepOf(voice, { topic: "point", x }, { y: isInTwo && !way ? "" : y });
  const line = said(voice, "demo", filled(book.demo, step.words).slice(0, 1), x, DEMO_WORDS);
  const title = namedIn(voice, x, 5) || voice.Name;
  const second = way
    ? draft("proof", { line: sentence(adviceAloud({ pair: way }, TAKE_WORDS)), title: way[0] })
    : draft("proof", { line: sentence(upperFirst(y)), title: namedIn(voice, y, 5) });
  const shown = draft(way ? "proof" : "turn", { line, title });
  // A hook that says how is answered at once.
  const answered = way ? [{ ...second, role: "turn" as const }, shown] : [shown, second];
  const demo = count === 2 ? [] : isInTwo ? answered : answered.slice(0, 1);
  const more = Math.max(0, count - 2 - demo.length);
  // What a customer says proves more than a doubt does, which stands in quotation marks.
  const rank = ({ role, title }: BeatDraft) => (role === "proof" ? 0 : /^[“„«]/.test(title) ? 2 : 1);
  const rest = spokenSteps(voice, book, more + 2, { first: ["gain", "quote", "doubt"], isAlone: true })
    .filter(
      (it) =>
        it.role !== "pain" && demo.every((told) => !told.line.includes(withoutEnd(it.line)) && it.title !== told.title),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, more);
  return padded([opened(voice), ...demo, ...rest, asked(voice, book, "hook-then-demo")], count, voice, book);
}

/** Each line is about one thing behind the speaker, and the title names it. */
function greenScreen(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const first: readonly Topic[] = ["point"];
  const shown = openedSteps(voice, book, count - 2, { first, isAlone: true }).map((step, at) => {
    const isThing = step.topic === "point" || step.topic === "gain" || step.topic === "trouble";
    const frames = book.seen.slice(at % 2).concat(book.seen.slice(0, at % 2));
    const lines = isThing
      ? frames.slice(0, 1)
      : step.topic in book.topics
        ? book.topics[step.topic as Topic].spoken
        : [];
    const beat = framedStep(voice, book, step, lines);
    return {
      ...beat,
      role: "point" as const,
      title: namedIn(voice, step.x, 5) || overlayOf(voice, step, "", book) || voice.Name,
    };
  });
  return [opened(voice), ...shown, asked(voice, book, "green-screen")];
}

/** Few notes by hand; nothing is spoken. The steps of the work where the brief has them. */
function povHands(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const [hook = "", ...between] = handNotes(voice, book, count - 1);
  const [last] = filled(book.hands.slice(-1), voice.words).filter((it) => wordCount(it) <= 6);
  return [hook, ...between, last ?? voice.Name].map((title, at, all) =>
    draft(at === 0 ? "hook" : at === all.length - 1 ? "ask" : "point", {
      title: withoutEnd(upperFirst(title)),
      scene: at === all.length - 1 ? "ask" : "hands",
    }),
  );
}

function handNotes(voice: BrandVoice, book: Phrasebook, count: number): string[] {
  const { hook, points, gains, pains, does, Name } = voice;
  // Where the hook says how, hands do what people of the trade do.
  const ways = saysHow(hook) ? (book.trade?.habits ?? []).map(([title]) => title) : [];
  const steps = voice.steps.length > 0 ? voice.steps : ways.filter((it) => wordCount(it) <= HAND_WORDS);
  const own = wordCount(hook) <= HAND_WORDS ? hook : namedIn(voice, pains[0] ?? "", HAND_WORDS) || Name;
  const told = [...steps, ...points, ...gains, ...pains.slice(1), ...does].map((it) => namedIn(voice, it, HAND_WORDS));
  const notes = [...new Set(told.filter((it) => it !== "" && it !== own))];
  const more = Array.from({ length: count }, () => Name);
  return [own, ...notes, ...more].slice(0, count);
}

/** The same message told three ways: the hook, in confidence what answers it, a dare that ends on the product. */
function threeTakes(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const [x = voice.points[0] ?? voice.does[0] ?? voice.Name] = voice.gains;
  const answer = doubtAnswered(voice);
  const step = answer ?? stepOf(voice, { topic: "gain", x });
  const frames = answer === null ? book.confession : answer.topic === "quote" ? book.told : book.confession.slice(-1);
  const second = said(voice, "take two", filled(frames, step.words), step.x, TAKE_WORDS);
  const dares = [...voice.gains, ...voice.points]
    .flatMap((gain) => filled(book.dare, stepOf(voice, { topic: "turn", x: gain }).words))
    .filter((it) => wordCount(it) <= TAKE_WORDS);
  const third = dares[0] ?? sentence(voice.Name);
  const takes = [
    opened(voice),
    draft("point", { line: second, title: step.topic === "quote" ? "" : namedIn(voice, step.x, 6) }),
    draft("turn", { line: sentence(third), title: voice.Name }),
  ];
  return count > takes.length ? [...takes, asked(voice, book, "three-takes")] : takes.slice(0, count);
}

/** What answers a doubt that the hook quotes: a customer who speaks of the same thing, or a fact; null without one. */
function doubtAnswered(voice: BrandVoice): ScriptStep | null {
  const { doubts, quotes, hook, answerTo } = voice;
  const doubt = doubts.find((it) => hook.toLowerCase().includes(it.toLowerCase()));
  if (doubt === undefined) return null;
  const speaker = quotes.find(({ words, by }) => by !== "" && shared(words, doubt) > 1);
  if (speaker) return stepOf(voice, { topic: "quote", x: speaker.words, by: speaker.by });
  const fact = answerTo(doubt);
  return fact === "" ? null : stepOf(voice, { topic: "point", x: fact });
}

/** The requested number of beats, the ask last. */
function padded(beats: readonly BeatDraft[], count: number, voice: BrandVoice, book: Phrasebook): BeatDraft[] {
  const more = pairsOf(book.spare, voice.words).map(([title, line]) => draft("point", { title, line: sentence(line) }));
  const plain = Array.from({ length: count }, () =>
    draft("point", { title: voice.Name, line: sentence(voice.does[0] ?? "") }),
  );
  const last = beats.slice(-1);
  return [...[...beats.slice(0, -1), ...more, ...plain].slice(0, count - 1), ...last];
}
