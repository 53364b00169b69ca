import { mediaTypeOf } from "@vignette/domain/media";
import type { Creation, VideoClipOrder } from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import { isoFacts } from "../../../../adapters/files/iso-facts.ts";
import type { GeneratedVideoClip } from "../../../../adapters/generation/generation.ts";
import { providerUnusable } from "../../../../adapters/generation/provider-refusals.ts";
import { withGeneratedMedia } from "../../creation/generated-media.ts";

type Deps = { files: Files; newId: () => string };
type About = { creationId: string; order: VideoClipOrder; tookMs: number };

/** Maximum size of a clip, in bytes: ten seconds at the best quality take less. */
const MAX_BYTES = 80 * 1024 * 1024;
/** Limits for a clip that is shown at 1080 px and cropped to 9:16. Our own choice (ADR 35). */
const SHORTEST_SIDE = 360;
const WIDEST = 1.8;

/**
 * Copies a clip to our storage and checks it. Gives its key and the change to the creation. Throws a Refusal if the
 * clip cannot be shown.
 */
export async function storeVideoClip(
  { files, newId }: Deps,
  { creationId, order, tookMs }: About,
  clip: GeneratedVideoClip,
) {
  const { body, model, placeholder, spent } = clip;
  const key = `creations/${creationId}/clip-${newId()}`;
  const type = "video/mp4";
  const { bytes } = await files.put(key, body, { type, maxBytes: MAX_BYTES });
  const head = await files.read(key, { offset: 0, length: Math.min(64, bytes) });
  const facts = head && mediaTypeOf(head) === type ? await isoFacts(files, key, bytes) : null;
  const fits = facts && Math.min(facts.width, facts.height) >= SHORTEST_SIDE && facts.width / facts.height <= WIDEST;
  if (!facts || !fits || facts.durationMs <= 0) {
    await files.remove([key]);
    throw providerUnusable();
  }
  const { beatId, prompt, take, said } = order;
  const file = { key, type, bytes, ...facts, tookMs } as const;
  const made = said
    ? {
        medium: { kind: "take" as const, ...file, presenter: said.presenter, voiceKey: said.voiceKey },
        ...{ models: { presenterModel: model }, placeholder, spent },
      }
    : {
        medium: { kind: "clip" as const, ...file, beatId, prompt, take },
        ...{ models: { videoModel: model }, placeholder, spent },
      };
  return { key, add: (now: Creation) => withGeneratedMedia(now, [made]) };
}
