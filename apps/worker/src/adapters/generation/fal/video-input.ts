/**
 * Models write a duration each in its own way. First what fits. Source: docs/platforms/fal.md#input and the models'
 * pages.
 */
const durations: readonly { model: RegExp; seconds: number; written: (seconds: number) => string | number }[] = [
  { model: /veo/, seconds: 8, written: (seconds) => `${seconds}s` },
  { model: /kling|hailuo|minimax|seedance/, seconds: 5, written: String },
  { model: /./, seconds: 5, written: (seconds) => seconds },
];

const durationOf = (model: string) => durations.find((it) => it.model.test(model)) ?? durations[durations.length - 1];

/** How long a film of a model is, in seconds. */
export const filmSeconds = (model: string): number => durationOf(model)?.seconds ?? 5;

/** What a model is told: upright, as long as it makes well, silent where it can be asked to be. */
export function filmInput(model: string, prompt: string): Record<string, unknown> {
  const duration = durationOf(model)?.written(filmSeconds(model));
  return { prompt, duration, aspect_ratio: "9:16", ...(/veo|v2\.6|v3|o3/.test(model) && { generate_audio: false }) };
}
