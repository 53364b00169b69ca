import { maxCodePoints } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { isForbidden } from "../openai/request.ts";
import { invalidInput } from "./fal-error.ts";

/** Sizes of a video clip, in px: small, as it is a placeholder. */
const SIDES = {
  "9:16": { width: 540, height: 960 },
  "16:9": { width: 960, height: 540 },
  "1:1": { width: 720, height: 720 },
  "4:5": { width: 576, height: 720 },
  "3:4": { width: 576, height: 768 },
  "4:3": { width: 768, height: 576 },
  "21:9": { width: 1008, height: 432 },
} as const;

const Input = z.looseObject({
  prompt: z.string().check(z.minLength(1), maxCodePoints(4000)),
  aspect_ratio: z._default(z.enum([...(Object.keys(SIDES) as (keyof typeof SIDES)[]), "auto"]), "9:16"),
  /** `5`, `"5"` or `"5s"`: each model writes it its own way. */
  duration: z._default(z.union([z.number(), z.string().check(z.regex(/^\d{1,2}s?$/))]), 5),
  image_url: z.optional(z.string().check(z.minLength(1))),
  seed: z._default(z.int(), 0),
});

export type FalVideoClip = {
  prompt: string;
  seconds: number;
  width: number;
  height: number;
  imageUrl: string | null;
  seed: number;
};

/** Seconds that the models offer. Source: docs/platforms/fal.md#input. */
const SECONDS = { least: 1, most: 20 };

/** The video clip that a run asks for. Throws the FalError with which the run fails. */
export function videoClipFrom(body: unknown): FalVideoClip {
  const parsed = Input.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = String(issue?.path[0] ?? "prompt");
    const given = (body as Record<string, unknown> | null)?.[field];
    throw given === undefined
      ? invalidInput(field, "Field required", "missing")
      : invalidInput(field, issue?.message ?? "Invalid value");
  }
  const { prompt, aspect_ratio: ratio, duration, image_url: imageUrl = null, seed } = parsed.data;
  if (isForbidden(prompt)) {
    const msg = "The content could not be processed because it contained material flagged by a content checker.";
    throw invalidInput("prompt", msg, "content_policy_violation");
  }
  const seconds = Number.parseFloat(String(duration));
  if (seconds < SECONDS.least || seconds > SECONDS.most)
    throw invalidInput("duration", `Input should be between ${SECONDS.least} and ${SECONDS.most}`, "out_of_range");
  return { prompt, seconds, ...SIDES[ratio === "auto" ? "9:16" : ratio], imageUrl, seed };
}
