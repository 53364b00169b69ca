import { promisesCause, promisesTruth, saysHow } from "@vignette/domain/promises";
import { isTime } from "../../material/measures.ts";
import { filled } from "../../phrases/fill.ts";
import type { Phrasebook, Topic } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { colonIn, lowerFirst, sentence, upperFirst, withoutEnd, wordCount } from "../../words.ts";
import { type BeatDraft, beatOf, draft } from "../draft.ts";
import { promisesList } from "../promises.ts";
import { habitsIn } from "../steps/advice.ts";
import { openedSteps, openingStep } from "../steps/opening.ts";
import type { ScriptStep } from "../steps/script-step.ts";
import { stepOf, stepsBetween } from "../steps/steps.ts";
import { adviceAloud, askOf, asSpoken, namedIn, pairsOf, said } from "../steps/told.ts";
import { movingType } from "./moving-type.ts";
import { listedWords } from "./points.ts";
import { ASK_WORDS, asked, BEAT_WORDS, opened, overlayOf, spokenStep, spokenSteps } from "./spoken.ts";
import { thought } from "./thought.ts";

const LABEL_WORDS = 6;

/** A story to be spoken. */
export function videoStory(voice: BrandVoice, book: Phrasebook, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "photo-story":
      return photoStory(voice, book, count);
    case "split-proof":
      return splitProof(voice, book, count);
    case "countdown-list":
      return countdown(voice, book, count);
    case "moving-type":
      return movingType(voice, book, count);
    case "stopwatch":
      return stopwatch(voice, book, count);
    default:
      return story(voice, book, template, count);
  }
}

/** The hook, what it promises as one thought, the ask. A list of things, or of what is not true, has its own order. */
export function story(voice: BrandVoice, book: Phrasebook, template: string, count: number): BeatDraft[] {
  const first: readonly Topic[] = ["pain", "turn", "point", "quote", "doubt"];
  const isListed = promisesList(voice.hook) || (promisesTruth(voice.hook) && book.trade !== undefined);
  const listed = () => {
    const steps = openedSteps(voice, book, count - 2, { first });
    const words = listedWords(voice, steps);
    return steps.map((it, at) => spokenStep(voice, book, it, words[at]));
  };
  const told = isListed ? listed() : thought(voice, book, count - 2);
  return [opened(voice), ...told, asked(voice, book, template)];
}

/** A maker's quiet story: what goes wrong, what was decided, what came of it. It sells nothing. */
const photoStory = (voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] => [
  opened(voice),
  ...thought(voice, book, count - 2, { isMaker: true, habit: 1 }),
  asked(voice, book, "photo-story"),
];

/** What goes wrong above, the product below; the third beat is the proof. */
function splitProof(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const roles = ["pain", "proof"] as const;
  const shown = thought(voice, book, count - 2, { isSplit: true }).map((it, at) => ({
    ...it,
    role: roles[at] ?? ("point" as const),
  }));
  return [opened(voice), ...shown, asked(voice, book, "split-proof")];
}

/** So many further things are looked through for those that can be a point of a list. */
const SPARE_STEPS = 6;

/** The points of a list, counted down in the words, the best last. Then the ask. */
function countdown(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const room = Math.max(1, count - 2);
  const first: readonly Topic[] = ["point", "gain"];
  const telling = { first, isAlone: true, hasAdvice: true };
  const isHow = book.trade !== undefined && saysHow(voice.hook);
  const advice = isHow ? habitsIn(voice, book, room) : stepsBetween(voice, book, room, telling);
  const isAdvice = advice.every(({ pair }) => pair !== undefined);
  const all = isAdvice ? [] : stepsBetween(voice, book, room + SPARE_STEPS, telling);
  const isAnnounced = all[0]?.topic === "trouble" && promisesList(voice.hook);
  const isListed = ({ topic }: ScriptStep) =>
    topic === "point" || topic === "gain" || (isAnnounced && (topic === "trouble" || topic === "doubt"));
  const isShort = ({ x }: ScriptStep) => namedIn(voice, x, LABEL_WORDS) !== "";
  const rank = (it: ScriptStep) => (isListed(it) ? 0 : 2) + (isShort(it) ? 0 : 1);
  // Advice ends with its best.
  const ranked = all
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, room)
    .toReversed();
  const steps = isAdvice ? advice : ranked;
  const words = listedWords(voice, steps, 1);
  const labels = new Set<string>();
  const listed = steps.map((step, at) => {
    const line = counted(voice, book, step, { number: numberWord(room - at, book), listed: words[at] ?? 0 });
    const label = labelOf(voice, book, step, labels);
    labels.add(label);
    const beat = { ...beatOf(step, { line, title: label }), ...seenWith(book, step) };
    return { ...beat, role: beat.scene === "pain" ? ("pain" as const) : ("point" as const) };
  });
  return [opened(voice), ...listed, asked(voice, book, "countdown-list")];
}

/** What a photo of a habit shows, where that is one of the moves. */
function seenWith({ trade }: Phrasebook, { pair }: ScriptStep): Pick<BeatDraft, "seen"> {
  const at = trade?.told.way.indexOf(pair?.[0] ?? "") ?? -1;
  const seen = trade?.told.waySeen?.[at];
  return seen ? { seen } : {};
}

/** "Three: beans that were roasted months ago. Here: roasted every Tuesday." */
type Counted = { number: string; listed: number };

function counted(voice: BrandVoice, book: Phrasebook, step: ScriptStep, { number, listed }: Counted): string {
  const line = countedLine(voice, book, step, listed);
  return number === ""
    ? line
    : `${number}${colonIn(voice.language)} ${voice.language === "de" || line.startsWith(voice.Name) ? line : lowerFirst(line)}`;
}

/** The number takes a word of the line. */
const COUNTED_WORDS = BEAT_WORDS - 1;

function countedLine(voice: BrandVoice, book: Phrasebook, step: ScriptStep, listed: number): string {
  const { topic, words, x, pair } = step;
  if (pair) return sentence(adviceAloud(step, COUNTED_WORDS, listed));
  if (topic === "trouble" || topic === "doubt") return asSpoken(voice, book, step, COUNTED_WORDS);
  return said(voice, `counted ${x}`, [words.x ?? x], x, COUNTED_WORDS);
}

/** The point in two to five words, another one than the other labels. */
function labelOf(voice: BrandVoice, book: Phrasebook, step: ScriptStep, used: ReadonlySet<string>): string {
  const { topic, x, words, pair } = step;
  const quoted = topic === "doubt" ? (filled(book.topics.doubt.short.slice(-1), words)[0] ?? "") : "";
  if (quoted !== "" && wordCount(quoted) <= LABEL_WORDS) return quoted;
  const found = [pair?.[0] ?? "", x, words.a ?? "", voice.gains[0] ?? "", voice.brand].map((it) =>
    namedIn(voice, it, LABEL_WORDS),
  );
  return found.find((it) => it !== "" && !used.has(it)) ?? voice.Name;
}

const numberWord = (count: number, { numbers }: Phrasebook): string =>
  numbers === "" ? "" : (numbers.split(" ")[count - 1] ?? String(count));

/** The same task twice, then the difference. */
function stopwatch(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const { race, topics } = book;
  const olds = count >= 5 ? 2 : 1;
  const between = count - 1 - (count >= 4 ? 1 : 0);
  const [pain, ...more] = stepsBetween(voice, book, 4, {
    first: ["pain", "trouble"],
    isAlone: true,
    isNoList: true,
  }).filter(({ topic }) => topic === "pain" || topic === "trouble");
  const points = stepsBetween(voice, book, 6, { first: ["point"], isAlone: true, isNoList: true }).filter(
    ({ topic }) => topic === "point",
  );
  const isPlain = ({ x }: ScriptStep) => !voice.measures.some(({ told }) => told === x);
  const [point = points[0], ...others] = points.filter(isPlain);
  const cause = promisesCause(voice.hook) ? openingStep(voice, book) : null;
  const pained = cause ?? pain ?? stepOf(voice, { topic: "told", x: voice.does[0] ?? voice.Name });
  const pointed = point ?? stepOf(voice, { topic: "told", x: voice.gains[0] ?? voice.Name });
  const old = [
    framedPair(voice, book, pained, olds === 1 ? race.old : race.old.slice(1), "pain", cause ? pain : more[0]),
    ...more.slice(1, olds).map((it) => framedPair(voice, book, it, race.old.slice(3), "pain")),
  ].slice(0, olds);
  const fresh = [
    framedPair(voice, book, pointed, race.fresh.slice(0, 2), "turn"),
    ...others.map((it) => framedPair(voice, book, it, race.fresh.slice(2), "turn")),
  ];
  const [usual, ours] = timesOf(voice);
  const [difference] = pairsOf(race.difference, { ...voice.words, x: voice.gains[0] ?? "", z: usual, y: ours }).filter(
    ([title, line]) => wordCount(title) <= 8 && wordCount(line) <= 18,
  );
  const [title, line] = difference ?? [voice.Name, sentence(voice.Name)];
  const timed = [
    ...old.map((it, at) => ({ ...it, body: at === 0 ? usual : "" })),
    ...fresh.map((it, at) => ({ ...it, body: at === 0 ? ours : "" })),
  ];
  const shown = [...(count >= 4 ? [opened(voice)] : []), ...timed];
  const filler = spokenSteps(voice, book, Math.max(0, between), { first: ["doubt", "quote", "gain"] });
  const body = [...shown, ...filler.filter((it) => !shown.some((other) => other.line === it.line))].slice(0, count - 1);
  const head = body.map((it, at) => (at === 0 && count < 4 ? { ...opened(voice), title: it.title } : it));
  const [where] = askOf(voice, book, "hook-then-demo", ASK_WORDS);
  return topics ? [...head, draft("proof", { title: withoutEnd(title), line: sentence(line), body: where })] : head;
}

/** How long it takes as usual and with the product, in figures; "" for what the brief does not tell. */
function timesOf({ measures, pains, points }: BrandVoice): readonly [usual: string, ours: string] {
  const times = measures.filter(isTime);
  const of = (texts: readonly string[]) =>
    times.find(({ told }) => texts.includes(told))?.figure.replace(ONE, "1 ") ?? "";
  const [usual, ours] = [of(pains), of(points)];
  return usual === "" || ours === "" ? ["", ""] : [usual, ours];
}

const ONE = /^(?:an?|one|eine[nmr]?|una?|une?) /iu;

function framedPair(
  voice: BrandVoice,
  book: Phrasebook,
  step: ScriptStep,
  frames: Phrasebook["race"]["old"],
  role: BeatDraft["role"],
  also?: ScriptStep,
): BeatDraft {
  const words = { ...step.words, y: also?.words.x ?? "" };
  const pairs = pairsOf(frames, words).filter(([, line]) => wordCount(line) <= BEAT_WORDS + 2);
  const [title, line] = pairs[0] ?? [overlayOf(voice, step, "", book), sentence(upperFirst(step.x))];
  return draft(role, { title: withoutEnd(title) || voice.Name, line: sentence(line) });
}
