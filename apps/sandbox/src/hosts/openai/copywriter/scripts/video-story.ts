import { choosePair } from "../choose-line.ts";
import type { Lines } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import { lowerFirst, sentence, withoutEnd, withoutSubject, wordCount } from "../words.ts";
import { type BeatDraft, draft, roleOf } from "./draft.ts";
import { asked, BEAT_WORDS, oneOf, overlayFor, short, shortened, spokenHook, stepFor, writtenHook } from "./spoken.ts";
import { alone, materialOf, phraseOf, type ScriptStep, SPEECH_FIRST, stepsBetween } from "./steps.ts";

/** Words of a whole voice by beat, so that five beats last 13 to 23 s at 160 words a minute. */
const PER_BEAT = { least: 7, most: 12 };
const TRIES = 80;
const LABEL_WORDS = 5;
const SCREEN_WORDS = 7;

/** A story to be spoken. */
export function videoStory(voice: BrandVoice, lines: Lines, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "photo-story":
      return photoStory(voice, lines, count);
    case "split-proof":
      return splitProof(voice, lines, count);
    case "countdown-list":
      return countdown(voice, lines, count);
    case "moving-type":
      return movingType(voice, lines, count);
    case "stopwatch":
      return stopwatch(voice, lines, count);
    default:
      return beatCuts(voice, lines, count);
  }
}

const opened = (voice: BrandVoice) => draft("hook", { line: spokenHook(voice), title: writtenHook(voice) });

/** Hook, pain, turn, proof if there is any, ask: the first choice of lines whose length fits, else lines cut to fit. */
export function beatCuts(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const steps = stepsBetween(voice, lines, count - 2, SPEECH_FIRST);
  const told = (attempt: number) => [
    opened(voice),
    ...steps.map((step, at) => spokenStep(voice, step, `beat ${at} ${attempt}`)),
    draft("ask", asked(voice, lines)),
  ];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const beats = told(attempt);
    const total = beats.reduce((sum, { line }) => sum + wordCount(line), 0);
    if (total >= PER_BEAT.least * count && total <= PER_BEAT.most * count) return beats;
  }
  return told(0).map((it, at) => (at === 0 ? it : { ...it, line: shortened(it.line, PER_BEAT.most - 1) }));
}

function spokenStep(voice: BrandVoice, step: ScriptStep, purpose: string): BeatDraft {
  const line = oneOf(voice, purpose, step.said.spoken);
  return draft(roleOf(step.topic), { line, title: overlayFor(voice, step, line) });
}

/** Only words: one thought a screen. */
function movingType(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const steps = stepsBetween(voice, lines, count - 2, SPEECH_FIRST);
  const screens = steps.map((step, at) =>
    draft(roleOf(step.topic), { title: alone(voice, step, `screen ${at}`, SCREEN_WORDS) }),
  );
  const hook = draft("hook", { title: writtenHook(voice) });
  return [hook, ...screens, draft("ask", { title: asked(voice, lines).title })];
}

/** A founder's quiet story. The last sentence sells nothing. */
function photoStory(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const told = lines.quiet.flatMap((choices, at) => {
    const line = choices.some(Boolean) ? oneOf(voice, `quiet ${at}`, choices) : "";
    return line === "" ? [] : [line];
  });
  const rest = [...told, ...materialOf(voice).map((it) => shortened(it, BEAT_WORDS))];
  const [last = sentence(voice.Name)] = told.slice(-1);
  const between = rest.filter((it) => it !== last).slice(0, count - 2);
  const beats = [...between, last].map((line, at, all) =>
    draft(at === all.length - 1 ? "turn" : at === 0 ? "pain" : "point", { line, title: short(line) }),
  );
  return [opened(voice), ...padded(beats, count - 1, voice)];
}

/** The action above, its benefit below; the third beat is the proof. */
function splitProof(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const [proof = ""] = voice.proof;
  const doing = stepFor(lines, "how", voice.does[0] ?? "");
  const seen = oneOf(voice, "seen", lines.seen(doing.told));
  const proven = proof === "" ? stepFor(lines, "turn") : stepFor(lines, "proof", proof);
  const [before, ...steps] = stepsBetween(voice, lines, Math.max(1, count - 3), [
    "pain",
    "turn",
    "cost",
    "start",
    "people",
  ]);
  const shown = draft("proof", { line: seen, title: short(withoutSubject(doing.told, voice.Name), voice.name) });
  const beats = [
    ...(before ? [{ ...spokenStep(voice, before, "above"), role: "pain" as const }] : []),
    proof === "" ? shown : { ...spokenStep(voice, proven, "proof"), role: "proof" as const },
    ...steps.map((step, at) => spokenStep(voice, step, `more ${at}`)),
  ];
  return [opened(voice), ...beats.slice(0, Math.max(0, count - 2)), draft("ask", asked(voice, lines))];
}

/** The points of a list, counted down in the words, the best last: what is proven, else what one gets. Then the ask. */
function countdown(voice: BrandVoice, lines: Lines, count: number): BeatDraft[] {
  const announced = lines.points(voice.hook);
  const points = announced.length > 0 ? announced : ownPoints(voice, lines);
  const room = Math.max(1, count - 2);
  const beats = points
    .slice(-room)
    .map(([title, line]) =>
      draft("point", { line: shortened(line, BEAT_WORDS - 1), title: labelOf(title, line, voice) }),
    );
  const listed = padded(beats, room, voice).map((it, at) => ({
    ...it,
    line: `${numberWord(room - at, voice)}: ${it.line.startsWith(voice.Name) ? it.line : lowerFirst(it.line)}`,
  }));
  return [opened(voice), ...listed, draft("ask", asked(voice, lines))];
}

/** "Picture this: …" leaves no label: then the words of the line. */
function labelOf(title: string, line: string, { Name, outcome }: BrandVoice): string {
  const label = withoutEnd(phraseOf(title, LABEL_WORDS));
  return wordCount(label) > 1 ? label : short(outcome?.act, outcome?.thing, line) || Name;
}

const NUMBERS: Readonly<Record<string, string>> = {
  en: "One Two Three Four Five Six Seven Eight",
  de: "Eins Zwei Drei Vier Fünf Sechs Sieben Acht",
  es: "Uno Dos Tres Cuatro Cinco Seis Siete Ocho",
  fr: "Un Deux Trois Quatre Cinq Six Sept Huit",
};

const numberWord = (count: number, { language }: BrandVoice): string =>
  NUMBERS[language]?.split(" ")[count - 1] ?? String(count);

function ownPoints(voice: BrandVoice, lines: Lines): [title: string, line: string][] {
  const steps = [
    ...["cost", "start", "people"].map((topic) => stepFor(lines, topic as "cost")),
    ...voice.does.slice(0, 3).map((it, n) => stepFor(lines, "how", it, n)),
    stepFor(lines, "turn"),
    ...voice.proof.slice(0, 1).map((it) => stepFor(lines, "proof", it)),
  ];
  return steps
    .filter(({ said }) => said.slides.length > 0)
    .map((step, at) => {
      const line = oneOf(voice, `point ${at}`, step.said.spoken);
      const named = lines.named[step.topic];
      const title = short(withoutSubject(step.told, voice.Name), ...step.said.slides.map(([it]) => it));
      return [wordCount(title) <= LABEL_WORDS && title !== "" ? title : named || voice.Name, line];
    });
}

/** The same task twice, then the difference. */
function stopwatch(voice: BrandVoice, { race }: Lines, count: number): BeatDraft[] {
  const of = (pairs: Lines["race"]["old"], at: number, role: BeatDraft["role"]) =>
    pairs[at] ? [spokenPair(voice, pairs[at], role)] : [];
  const olds = count >= 5 ? 2 : 1;
  const news = count >= 6 ? 2 : 1;
  const beats = [
    ...(count >= 4 ? [opened(voice)] : []),
    ...Array.from({ length: olds }, (_, at) => of(race.old, at, "pain")).flat(),
    ...Array.from({ length: news }, (_, at) => of(race.fresh, at, "turn")).flat(),
  ];
  const [title, line] = choosePair(voice.chance, "difference", race.difference, {
    title: LABEL_WORDS,
    body: BEAT_WORDS,
  });
  const last = draft("proof", { line: sentence(line || voice.Name), title: title || voice.Name });
  const opening = count < 4 && beats[0] ? [{ ...beats[0], role: "hook" as const, line: spokenHook(voice) }] : [];
  const all = opening.length > 0 ? [...opening, ...beats.slice(1)] : beats;
  return [...padded(all, count - 1, voice), last];
}

const spokenPair = (voice: BrandVoice, [title, line]: readonly [string, string], role: BeatDraft["role"]): BeatDraft =>
  draft(role, { title: short(title) || voice.Name, line: shortened(line, BEAT_WORDS) });

/** The requested number of beats, with the brief's own words if there are too few. */
export function padded(beats: readonly BeatDraft[], count: number, voice: BrandVoice): BeatDraft[] {
  const texts = materialOf(voice);
  const more = Array.from({ length: Math.max(0, count - beats.length) }, (_, at) => {
    const told = texts[at % texts.length] ?? voice.Name;
    return draft("point", { line: shortened(told, BEAT_WORDS), title: short(told) || voice.Name });
  });
  const last = beats.slice(-1);
  return [...beats.slice(0, -1).slice(0, count - last.length), ...more, ...last];
}
