import type { ExportError, ExportReason } from "../output/export-error.ts";
import { mediaIdOf } from "../scene/media-ids.ts";
import type { Scene } from "../scene/scene.ts";

/** A file that a preview cannot show or play. Its clips draw their `missing` ground. */
export type PlayerTrouble = {
  mediaId: string;
  clipIds: string[];
  /** `media-missing` or `media-unreadable`; sound has further ones. */
  reason: ExportReason;
  /** For the log. */
  message: string;
};

/** What an error means for a scene; null if it is not about a file. */
export function playerTroubleOf({ mediaId, reason, message }: ExportError, scene: Scene): PlayerTrouble | null {
  if (mediaId === undefined) return null;
  const clips = scene.tracks.flatMap((track) => track.clips).filter((clip) => mediaIdOf(clip) === mediaId);
  return { mediaId, clipIds: clips.map(({ id }) => id), reason, message };
}
