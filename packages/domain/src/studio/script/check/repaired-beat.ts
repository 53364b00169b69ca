import type { PlannedBeat } from "../../catalogue/guides/beat-plan.ts";
import { guideOf } from "../../catalogue/guides/guide-of.ts";
import type { FieldGuide, TextField } from "../../catalogue/guides/template-guide.ts";
import { templateOf } from "../../catalogue/templates.ts";
import { hookOverlay } from "../../overlays/hook-overlay.ts";
import { testimonyIn } from "../../presenters/testimony.ts";
import { unprovenIn } from "../evidence.ts";
import type { ScriptFacts } from "../facts.ts";
import type { BeatAnswer } from "../script.ts";
import { passing } from "../spoken-length.ts";
import { countedOnly, withSum } from "./receipt-lines.ts";
import { sentencesOf } from "./sentences.ts";
import { shorter, wholeInShort } from "./shorter.ts";
import { withReview } from "./with-review.ts";
import { bareWords, tolerated, wordCount } from "./word-count.ts";

/** Gives words of the brief that a script does not say yet, others each time. */
export type Spare = () => string;
type Around = { facts: ScriptFacts; plan: readonly PlannedBeat[]; spare: Spare };

const FIELDS = ["line", "title", "body"] as const satisfies readonly TextField[];

/**
 * A beat that can be shown: without unproven sentences, nothing too long, and nothing empty that must not be. The hook
 * stays as it is.
 */
export function repairedBeat(beat: BeatAnswer, at: number, { facts, plan, spare }: Around): BeatAnswer {
  const planned = plan[at];
  if (!planned) return beat;
  const { needs, seconds } = templateOf(facts.kind, facts.template);
  const guide = guideOf(facts.kind, facts.template);
  if (needs === "review") return withReview(beat, at, facts);
  const fixed = { ...beat };
  for (const name of FIELDS) {
    const { use, words } = planned.fields[name];
    const [least, most] = words;
    if (use === "empty" || (at === 0 && guide.hook === name)) continue;
    const proven = withoutTestimony(withoutClaims(beat[name], facts, plan.length), facts);
    const filled = wordCount(proven) === 0 && least > 0 ? filling(name, fixed, planned.fields[name], spare) : proven;
    const passes = name === "line" ? passing(most, seconds, false) : tolerated(most);
    fixed[name] = wordCount(filled) > passes ? shortened(name, filled, planned.fields[name], fixed) : filled;
  }
  return facts.template === "receipt" ? { ...fixed, body: withSum(countedOnly(fixed.body), facts.brief.price) } : fixed;
}

/** Most words over a video. Source: docs/content.md#words-on-screen. */
const ON_SCREEN = 9;

/**
 * A field within its words. A title over a line that is spoken is never half a thought: it stays whole where the screen
 * has room for that, or is left out where it may be.
 */
function shortened(name: TextField, text: string, { words: [least, most] }: FieldGuide, { line }: BeatAnswer): string {
  if (name !== "title" || line === "") return shorter(text, most);
  const whole = wholeInShort(text, most) ?? wholeInShort(text, ON_SCREEN);
  return whole ?? (least === 0 ? "" : shorter(text, most));
}

/** A title says the core of its line; everything else comes from the brief. */
function filling(name: TextField, beat: BeatAnswer, field: FieldGuide, spare: Spare): string {
  const { line, title } = beat;
  const [, most] = field.words;
  if (name === "title" && line !== "") return shortened(name, hookOverlay(line), field, beat).replace(/\.$/, "");
  if (name === "line" && title !== "") return title.replaceAll("*", "");
  return shorter(spare(), most);
}

/** Without the sentences, line by line, that state what nothing proves. */
export function withoutClaims(text: string, facts: ScriptFacts, beats: number): string {
  if (unprovenIn(text, facts, beats).length === 0) return text;
  const proven = (it: string) => unprovenIn(it, facts, beats).length === 0;
  const rows = text.split("\n").map((row) => sentencesOf(row).filter(proven).join(" "));
  return rows.filter((row) => row !== "").join("\n");
}

/** Where a generated presenter speaks, without the sentences that tell an experience. */
function withoutTestimony(text: string, { presented, reviews }: ScriptFacts): string {
  if (!presented || testimonyIn(text, reviews) === null) return text;
  return sentencesOf(text)
    .filter((it) => testimonyIn(it, reviews) === null)
    .join(" ");
}

/** Sentences of the brief that these beats do not say yet, one at a time; the product's name when there are none left. */
export function spareWords({ brief }: ScriptFacts, beats: readonly BeatAnswer[]): Spare {
  const said = new Set(beats.flatMap(({ line, title, body }) => [line, title, body].map(bareWords)));
  const pool = [
    ...[brief.pain, ...brief.pains, brief.outcome, ...brief.outcomes],
    ...sentencesOf(brief.description),
    ...brief.proof,
  ].filter((it) => it !== "" && !said.has(bareWords(it)));
  return () => pool.shift() ?? brief.name;
}
