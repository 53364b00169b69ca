import type { PromptScene } from "../image-prompt.ts";
import type { Topic } from "../lines/lines.ts";

/** What a beat is there for, as the answer's schema names it. */
export type BeatRole = "hook" | "pain" | "turn" | "proof" | "point" | "ask";

/** A beat before its picture is described; `scene` null has none. */
export type BeatDraft = { role: BeatRole; line: string; title: string; body: string; scene: PromptScene | null };

/** A beat of which only what matters is named. */
export const draft = (role: BeatRole, words: Partial<Omit<BeatDraft, "role">>): BeatDraft => ({
  role,
  line: "",
  title: "",
  body: "",
  scene: role === "point" ? "how" : role,
  ...words,
});

const ROLES: Readonly<Record<Topic, BeatRole>> = {
  pain: "pain",
  cost: "pain",
  turn: "turn",
  how: "point",
  start: "point",
  people: "point",
  proof: "proof",
  price: "proof",
  spare: "point",
  ask: "ask",
};

export const roleOf = (topic: Topic): BeatRole => ROLES[topic];
