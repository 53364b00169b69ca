import { promisedNumbers } from "../../../promises/index.ts";
import { holdsPhrase } from "../../../research/index.ts";
import type { PlannedBeat } from "../../catalogue/guides/beat-plan.ts";
import { guideOf } from "../../catalogue/guides/guide-of.ts";
import type { TextField } from "../../catalogue/guides/template-guide.ts";
import { templateOf } from "../../catalogue/templates.ts";
import { testimonyIn } from "../../presenters/testimony.ts";
import { avoidedWords } from "../avoided-words.ts";
import { unprovenIn } from "../evidence.ts";
import type { ScriptFacts } from "../facts.ts";
import { photoFault } from "../only-photos.ts";
import type { BeatAnswer } from "../script.ts";
import { isTooLong, passing } from "../spoken-length.ts";
import { breaksOff, emptyPhrase } from "./phrasing.ts";
import { complaintsIn } from "./receipt-lines.ts";
import { bareWords, tolerated, wordCount } from "./word-count.ts";

/** What is wrong with a beat, as the writer is told. */
export type BeatFault = { index: number; reason: string };

const FIELDS = ["line", "title", "body"] as const satisfies readonly TextField[];
/** Fewer shared words are no repetition: "Save this" may end two pieces. */
const REPEATED_FROM = 4;

type Facts = Pick<ScriptFacts, "kind" | "template" | "brief" | "hook" | "presented" | "reviews" | "photos">;

/**
 * The beats that must be written again, each with every reason: missing or empty, too long, saying what another one
 * says, stating what nothing proves, saying what the brief avoids, or leaving out the product where it belongs.
 */
export function beatFaults(beats: readonly BeatAnswer[], plan: readonly PlannedBeat[], facts: Facts): BeatFault[] {
  const { seconds } = templateOf(facts.kind, facts.template);
  const isLong = isTooLong(beats, seconds);
  const passes = (most: number) => passing(most, seconds, isLong);
  return plan.flatMap((planned, index) => {
    const beat = beats[index];
    const reasons = beat
      ? [
          ...fieldFaults(beat, planned, {
            passes,
            hook: index === 0 ? guideOf(facts.kind, facts.template).hook : null,
          }),
          ...repetition(beats, index),
          ...phrasing(beats, index, facts),
          ...claims(beat, facts, plan.length),
          ...product(beat, planned, facts),
          ...testimony(beat, facts),
          ...complaints(beat, facts),
          ...figures(beat, planned, facts),
          ...photoFault(beats, index, facts),
        ]
      : ["It is missing."];
    return reasons.length > 0 ? [{ index, reason: reasons.join(" ") }] : [];
  });
}

type Around = { hook: TextField | "caption" | null; passes: (most: number) => number };

/** The field with the hook is as long as the hook. In a piece that is too long, a line has no more words than its guide gives it. */
function fieldFaults(beat: BeatAnswer, { fields }: PlannedBeat, { hook, passes }: Around): string[] {
  return FIELDS.flatMap((name) => {
    const { use, words, lines } = fields[name];
    if (use === "empty" || name === hook) return [];
    const [least, most] = words;
    const count = wordCount(beat[name]);
    // A title that is missing over a spoken line is made from the line, without asking again.
    if (count === 0 && name === "title" && beat.line !== "") return [];
    if (count === 0) return least > 0 ? [`Its ${name} is empty: write ${least} to ${most} words.`] : [];
    if (count > (name === "line" ? passes(most) : tolerated(most)))
      return [`Its ${name} has ${count} words: at most ${most}.`];
    if (count < least / 2) return [`Its ${name} has ${count} words: at least ${least}.`];
    const rows = beat[name].split("\n").filter((it) => it.trim() !== "").length;
    return lines && (rows < lines[0] || rows > lines[1])
      ? [`Its ${name} has ${rows} lines: write ${lines[0]} to ${lines[1]}, one below the other.`]
      : [];
  });
}

/** Of two beats that say the same, the later one is at fault; so is a body that repeats its title. */
function repetition(beats: readonly BeatAnswer[], index: number): string[] {
  const beat = beats[index];
  if (!beat) return [];
  const own = FIELDS.map((name) => bareWords(beat[name])).filter((it) => wordCount(it) >= REPEATED_FROM);
  const earlier = beats
    .slice(0, index)
    .findIndex((other) => FIELDS.some((name) => own.includes(bareWords(other[name]))));
  if (earlier >= 0) return [`It says the same as beat ${earlier + 1}: say something else.`];
  const body = bareWords(beat.body);
  return body !== "" && wordCount(body) >= REPEATED_FROM && body === bareWords(beat.title)
    ? ["Its body repeats its title: say something else."]
    : [];
}

/** A title that another beat has, that breaks off, or words that say nothing. The hook is a person's choice. */
function phrasing(beats: readonly BeatAnswer[], index: number, { brief, hook }: Facts): string[] {
  const beat = beats[index];
  if (!beat || index === 0) return [];
  const title = bareWords(beat.title);
  const same = title === "" ? -1 : beats.slice(0, index).findIndex((other) => bareWords(other.title) === title);
  const own = [hook, brief.name, brief.description, ...brief.proof].join(" ");
  const empty = FIELDS.flatMap((name) => emptyPhrase(beat[name], own) ?? []);
  return [
    ...(same >= 0 ? [`Its title is that of beat ${same + 1}: name something else.`] : []),
    ...(breaksOff(beat.title) && !title.endsWith(bareWords(brief.name))
      ? ["Its title breaks off: write a whole phrase."]
      : []),
    ...(empty.length > 0 ? [`“${empty[0]}” says nothing: say what happens.`] : []),
  ];
}

function claims(beat: BeatAnswer, facts: Facts, count: number): string[] {
  const figures = FIELDS.flatMap((name) => unprovenIn(beat[name], facts, count));
  const avoided = avoidedWords({ beats: [beat], caption: "", hashtags: [] }, facts);
  return [
    ...(figures.length > 0
      ? [`These figures are neither in the brief nor in the hook, leave them out: ${[...new Set(figures)].join(", ")}.`]
      : []),
    ...(avoided.length > 0 ? [`The brief avoids these words, use others: ${avoided.join(", ")}.`] : []),
  ];
}

function product(beat: BeatAnswer, { namesProduct }: PlannedBeat, { brief }: Facts): string[] {
  const isNamed = FIELDS.some((name) => holdsPhrase(beat[name].replaceAll("*", ""), brief.name));
  return namesProduct && brief.name !== "" && !isNamed ? [`It does not name the product: ${brief.name}.`] : [];
}

/** Where the hook promises a number of figures, each page between has one. Source: ADR 202. */
function figures({ title }: BeatAnswer, { role }: PlannedBeat, { kind, template, hook }: Facts): string[] {
  const isPromised = templateOf(kind, template).needs === "figures" && promisedNumbers(hook) > 0;
  return isPromised && role === "point" && !/\d/.test(title)
    ? ["Its title has no figure, and the hook promises one."]
    : [];
}

/** A presenter who does not exist has no experience. Source: ADR 71. */
function testimony(beat: BeatAnswer, { presented, reviews }: Facts): string[] {
  const words = presented ? FIELDS.flatMap((name) => testimonyIn(beat[name], reviews) ?? []) : [];
  return words.length > 0
    ? [`“${words[0]}” is the experience of a person who does not exist: say what the product does.`]
    : [];
}

/** What hurts is nothing that a receipt counts among what one gets. */
function complaints(beat: BeatAnswer, { template, brief }: Facts): string[] {
  const found = template === "receipt" ? complaintsIn(beat.body, brief) : [];
  return found.length > 0 ? [`These items are complaints: “${found.join("”, “")}”. List what one gets.`] : [];
}
