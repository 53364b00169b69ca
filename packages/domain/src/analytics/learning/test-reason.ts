import type { AssetType } from "../../assets/index.ts";
import type { LearnedGroup } from "./learned.ts";

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
