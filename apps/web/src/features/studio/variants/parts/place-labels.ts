import type { VariantPlace } from "@vignette/domain/studio";

/** Labels of the places of a video. */
export const placeLabels: Record<VariantPlace, { one: string; many: string; hint: string }> = {
  hook: { one: "hook", many: "Hooks", hint: "The opening: why people keep watching." },
  body: { one: "body", many: "Bodies", hint: "Everything between: what is shown and proven." },
  ending: { one: "ending", many: "Endings", hint: "The last beat: what is asked." },
};
