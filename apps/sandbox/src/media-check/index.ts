import { guardedVideoFacts } from "./guarded-video-facts.ts";
import { type ImageFacts, imageFacts } from "./image-facts.ts";
import type { VideoFacts } from "./video-facts.ts";

export type { ImageFacts, VideoFacts };
export type CheckedMediaFacts = ImageFacts | VideoFacts;

/**
 * What the bytes really are, independent of their name or header. Null if they are no image or video
 * that can be read to the end. Hostile bytes cost time and an answer of null, nothing more: never throws.
 */
export async function mediaFacts(bytes: Uint8Array): Promise<CheckedMediaFacts | null> {
  return imageFacts(bytes) ?? (await guardedVideoFacts(bytes));
}
