import type { TargetState } from "@vignette/domain/scheduling";
import type { FaultRule } from "../../apps/sandbox/src/faults.ts";

/** What is sent, and how: `comment` is a picture that a first comment follows. */
export type Line = {
  platform: "tiktok" | "instagram";
  kind: "video" | "carousel" | "picture" | "story" | "video as a story" | "comment";
};
export const lines: readonly Line[] = [
  ...(["tiktok", "instagram"] as const).flatMap((platform) =>
    (["video", "carousel", "picture"] as const).map((kind) => ({ platform, kind })),
  ),
  ...(["story", "video as a story", "comment"] as const).map((kind) => ({ platform: "instagram" as const, kind })),
];

/** The account of a scenario: the ids by which faults match its calls and no others. */
export type Who = { account: string; accountId: string; postId: string; targetId: string };
export type Rule = FaultRule;

/** What an owner does to a post on its way. */
export type Act = "cancel" | "move" | "delete" | "disconnect";

/**
 * One post to one account, with trouble on its way. `ends` are the states that would be right; whether they are true of
 * what the public sees is judged apart.
 */
export type Scenario = {
  name: string;
  line: Line;
  faults: (who: Who) => Rule[];
  ends: readonly TargetState[];
  /** Done while a call is held; the call goes on after it. */
  act?: Act;
  /** Who can see the post; everyone by default. */
  audience?: "only-me";
  /** The planned wall time, and the instant that it must mean. Without it: now. */
  planned?: { zone: string; wallTime: string; instant: string };
  /** Sets out from a sweep instead of from the owner's click, so that faults can name the target's own document. */
  swept?: true;
  /** Answers that take their time are waited for, in milliseconds; 12 s unless said. */
  patience?: number;
};

/** For faults that only have to be outlasted. */
export const unharmed: readonly TargetState[] = ["published"];
/** Where a connection ended or an owner stepped in. */
export const anyTruth: readonly TargetState[] = [
  "published",
  "failed",
  "needs-check",
  "cancelled",
  "scheduled",
  "draft",
];
