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

/** Models made from words have a twin that is made from a picture, under a name that differs in its last part. */
const FROM_TEXT = /\/text-to-video$/;

/** Whether a model, or its twin, takes a picture to begin with. */
export const takesStart = (model: string): boolean => FROM_TEXT.test(model) || model.endsWith("/image-to-video");

/** The model for an order: the twin for one that begins with a picture. */
export const modelFor = (model: string, hasStart: boolean): string =>
  hasStart ? model.replace(FROM_TEXT, "/image-to-video") : model;

/** What no clip shows, for models that take a second prompt for it. */
const NEVER = "text, letters, captions, logo, watermark, border, cut, distorted hands, deformed product";

/**
 * The input for a model: at the model's usual length, without audio if the model has that option; upright, or in the
 * shape of the picture that it begins with, given as a data URI.
 */
export function videoClipInput(model: string, prompt: string, start: string | null): Record<string, unknown> {
  const duration = durationOf(model)?.written(videoClipSeconds(model));
  return {
    prompt,
    duration,
    ...(start === null ? { aspect_ratio: "9:16" } : { image_url: start }),
    ...(/kling/.test(model) && { negative_prompt: NEVER }),
    ...(/veo|v2\.6|v3|o3/.test(model) && { generate_audio: false }),
  };
}
