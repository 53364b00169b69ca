import type { PromptScene } from "../image-prompt.ts";
import type { ScriptStep } from "./steps/script-step.ts";

/** What a beat is there for, as the answer's schema names it. */
export type BeatRole = "hook" | "pain" | "turn" | "proof" | "point" | "ask";

/** A beat before its picture is described; `scene` null has none. */
export type BeatDraft = {
  role: BeatRole;
  line: string;
  title: string;
  body: string;
  scene: PromptScene | null;
  /** What its picture shows, in words, where that is not its title. */
  shows?: string;
  /** What a photo of it would show, in words that a note of one may have, where its own words name none of that. */
  seen?: string;
  /** The number of its photo, where that was chosen with its words. */
  photo?: number;
};

/** A beat of which only what matters is named. */
export const draft = (role: BeatRole, words: Partial<BeatDraft>): BeatDraft => ({
  role,
  line: "",
  title: "",
  body: "",
  scene: role === "point" ? "how" : role,
  ...words,
});

const ROLES: Readonly<Record<ScriptStep["topic"], BeatRole>> = {
  pain: "pain",
  trouble: "pain",
  turn: "turn",
  point: "point",
  doubt: "point",
  gain: "point",
  told: "point",
  spare: "point",
  quote: "proof",
  price: "proof",
};

/** A step as a beat; a mistake is shown as what goes wrong, unless the product mends it. */
export const beatOf = (step: ScriptStep, words: Partial<BeatDraft>): BeatDraft =>
  draft(roleOf(step), { ...words, ...(step.isWrong && !step.isMended && { scene: "pain" as const }) });

export const roleOf = ({ topic, isProven }: Pick<ScriptStep, "topic" | "isProven">): BeatRole =>
  isProven ? "proof" : ROLES[topic];
