import * as z from "zod/mini";
import { invalidInput } from "./fal-error.ts";

const Address = z.string().check(z.minLength(1));

/** What each app takes besides a picture and a recording. Source: docs/platforms/fal.md#talking-people. */
const inputs = {
  "veed/fabric-1.0": z.looseObject({
    image_url: Address,
    audio_url: Address,
    resolution: z.enum(["480p", "720p"]),
  }),
  "fal-ai/flashtalk": z.looseObject({ image_url: Address, audio_url: Address }),
  "fal-ai/infinitalk": z.looseObject({
    image_url: Address,
    audio_url: Address,
    prompt: z.string().check(z.minLength(1)),
    resolution: z._default(z.enum(["480p", "720p"]), "480p"),
  }),
};

/** Whether an app makes a picture talk. */
export const isTalkingApp = (model: string): model is keyof typeof inputs => model in inputs;

/** What a picture says: both as data URIs or addresses. Throws the FalError with which the order is refused. */
export function talkingFrom(model: keyof typeof inputs, body: unknown): { imageUrl: string; audioUrl: string } {
  const parsed = inputs[model].safeParse(body);
  if (parsed.success) return { imageUrl: parsed.data.image_url, audioUrl: parsed.data.audio_url };
  const issue = parsed.error.issues[0];
  const field = String(issue?.path[0] ?? "image_url");
  throw (body as Record<string, unknown> | null)?.[field] === undefined
    ? invalidInput(field, "Field required", "missing")
    : invalidInput(field, issue?.message ?? "Invalid value");
}
