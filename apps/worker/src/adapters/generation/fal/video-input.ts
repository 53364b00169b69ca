/**
 * How each model expects its duration. The first match applies. Source: docs/platforms/fal.md#input and the models'
 * pages.
 */
const durations: readonly { model: RegExp; seconds: number; written: (seconds: number) => string | number }[] = [
  { model: /veo/, seconds: 8, written: (seconds) => `${seconds}s` },
  { model: /kling|hailuo|minimax|seedance/, seconds: 5, written: String },
  { model: /./, seconds: 5, written: (seconds) => seconds },
];

const durationOf = (model: string) => durations.find((it) => it.model.test(model)) ?? durations[durations.length - 1];

/** The length of a clip of a model, in seconds. */
export const videoClipSeconds = (model: string): number => durationOf(model)?.seconds ?? 5;

/** The input for a model: upright, at the model's usual length, and without audio if the model has that option. */
export function videoClipInput(model: string, prompt: string): Record<string, unknown> {
  const duration = durationOf(model)?.written(videoClipSeconds(model));
  return { prompt, duration, aspect_ratio: "9:16", ...(/veo|v2\.6|v3|o3/.test(model) && { generate_audio: false }) };
}
