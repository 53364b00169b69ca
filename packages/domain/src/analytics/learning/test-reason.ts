import type { AssetType } from "../../assets/index.ts";
import type { LearnedGroup, Times } from "./learned.ts";

/** Why something is suggested: what is known of it. `times` null under five posts. */
export type TestReason = Pick<LearnedGroup, "dimension" | "value" | "n" | "times">;

/** What to make next to learn the most. */
export type NextTest = {
  kind: AssetType;
  look: string;
  hookCategory: string;
  /** A hook of that category to post once more; null: any that suits the product. */
  hookId: string | null;
  /** The name of a length; null for pictures. */
  length: string | null;
  /** The hour to post at, 0 to 23, in the account's zone. */
  hour: number;
  /** Of the hook's category, the look and the part of the day. */
  reasons: TestReason[];
};

/** Below this, a range is not yet better than usual; above its inverse not yet worse. */
const USUAL = 1;

/** A reason in one sentence. `name` is what the thing is called on screens: "Question hooks", "The look Split". */
export function testReasonText({ n, times }: Pick<TestReason, "n" | "times">, name: string): string {
  if (n === 0) return `${name}: not tried yet.`;
  if (!times) return `${name}: only ${n === 1 ? "1 post" : `${n} posts`} so far, too few to tell.`;
  const range = `${timesText(times)} your usual views over ${n} posts`;
  if (times.low > USUAL) return `${name}: ${range}.`;
  return times.high < USUAL ? `${name}: ${range}, worth one more try.` : `${name}: ${range}, still open.`;
}

/** A range of times, such as `1.1–1.8×`. */
export const timesText = ({ low, high }: Pick<Times, "low" | "high">): string =>
  `${low.toFixed(1)}–${high.toFixed(1)}×`;
