import { holdsPhrase } from "../../../research/index.ts";
import type { PlannedBeat } from "../../catalogue/guides/beat-plan.ts";
import { guideOf } from "../../catalogue/guides/guide-of.ts";
import { kindGuides } from "../../catalogue/guides/kind-guides.ts";
import { templateOf } from "../../catalogue/templates.ts";
import type { ScriptFacts } from "../facts.ts";
import { withPhotos } from "../only-photos.ts";
import type { BeatAnswer, ScriptAnswer } from "../script.ts";
import { isTooLong } from "../spoken-length.ts";
import { repairedBeat, spareWords, withoutClaims } from "./repaired-beat.ts";
import { sentencesOf } from "./sentences.ts";
import { shorter } from "./shorter.ts";
import { bareWords, wordCount } from "./word-count.ts";

/**
 * A script that can be shown, without asking again: what is too long is shortened, a sentence with an unproven figure
 * is left out, what is empty is filled from the brief, and a beat that repeats another one, or that no photo of a piece of photos alone shows, is left out where the template
 * allows fewer beats. Never throws, and never gives up the piece.
 */
export function repairedScript(answer: ScriptAnswer, facts: ScriptFacts, plan: readonly PlannedBeat[]): ScriptAnswer {
  const around = { facts, plan, spare: spareWords(facts, answer.beats) };
  const beats = plan.map((planned, at) => repairedBeat(answer.beats[at] ?? emptyBeat(planned), at, around));
  const { beats: counts, seconds } = templateOf(facts.kind, facts.template);
  const timed = isTooLong(beats, seconds)
    ? beats.map((it, at) => (at === 0 ? it : inItsTime(it, plan[at], facts.brief.name)))
    : beats;
  const least = Math.max(counts.least, facts.slots.length);
  return {
    ...answer,
    beats: withPhotos(withoutRepeated(timed, least), facts, Math.max(least, LEAST_SHOWN)),
    caption: repairedCaption(answer.caption, facts, plan.length),
  };
}

/** A page to open, one that tells, and one to ask. */
const LEAST_SHOWN = 3;

const emptyBeat = ({ role }: PlannedBeat): BeatAnswer => ({ role, line: "", title: "", body: "", imagePrompt: "" });

/** A line ends with the last sentence that its time has room for; without one, or where that leaves out the product, it stays whole. */
function inItsTime(beat: BeatAnswer, planned: PlannedBeat | undefined, product: string): BeatAnswer {
  const most = planned?.fields.line.words[1] ?? 0;
  const sentences = sentencesOf(beat.line);
  const kept = sentences.findLastIndex((_, at) => wordCount(sentences.slice(0, at + 1).join(" ")) <= most);
  const line = sentences.slice(0, kept + 1).join(" ");
  const isLeftOut = holdsPhrase(beat.line, product) && !holdsPhrase(line, product);
  return kept === -1 || isLeftOut ? beat : { ...beat, line };
}

/** Without beats that say what an earlier one says, as long as enough remain. */
function withoutRepeated(beats: readonly BeatAnswer[], least: number): BeatAnswer[] {
  const said = new Set<string>();
  let spare = beats.length - least;
  return beats.filter(({ line, title, body }) => {
    const words = bareWords(`${line} ${title} ${body}`);
    const isRepeated = said.has(words) && spare > 0;
    if (isRepeated) spare -= 1;
    said.add(words);
    return !isRepeated;
  });
}

/** A caption is folded, so that it may be longer than it should. */
const PATIENCE = 2;

/** Where no beat has room for the hook, the caption begins with it. */
function repairedCaption(caption: string, facts: ScriptFacts, beats: number): string {
  const { kind, template, brief, hook } = facts;
  const proven = withoutClaims(caption, facts, beats) || `${brief.name}: ${brief.outcome || brief.description}`;
  const opens = guideOf(kind, template).hook === "caption" && !bareWords(proven).includes(bareWords(hook));
  const whole = opens ? `${hook}\n\n${proven}` : proven;
  const most = PATIENCE * kindGuides[kind].caption.words[1];
  return wordCount(whole) > most ? shorter(whole, most) : whole;
}
