/** What a state means to a person. Each tone has a text color and a tint. */
export type Tone = "still" | "person" | "planned" | "moving" | "done" | "doubt" | "failed";

/** The second sign of a state, so that color is never alone. */
export type Edge = "none" | "dashed" | "dotted" | "solid" | "stripe" | "bar" | "hatched" | "double-bar";

export const toneText: Record<Tone, string> = {
  still: "text-still",
  person: "text-person",
  planned: "text-planned",
  moving: "text-moving",
  done: "text-done",
  doubt: "text-doubt",
  failed: "text-failed",
};

export const toneTint: Record<Tone, string> = {
  still: "bg-still-tint",
  person: "bg-person-tint",
  planned: "bg-planned-tint",
  moving: "bg-moving-tint",
  done: "bg-done-tint",
  doubt: "bg-doubt-tint",
  failed: "bg-failed-tint",
};

/** The class of an edge; it reads its color from --tone. */
export const edgeClass = (edge: Edge) => (edge === "none" ? "border border-transparent" : `edge-${edge}`);

/** Sets --tone for the edges of devices.css. */
export const toneVariable = (tone: Tone) => ({ "--tone": `var(--${tone})` }) as Record<string, string>;
