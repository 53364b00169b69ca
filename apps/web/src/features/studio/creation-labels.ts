import { countedAs } from "@vignette/domain/assets";
import type { CreationView } from "@vignette/domain/studio";
import { clock } from "../../shared/clock.ts";

/** How long it is: `6 slides`, `0:18`; null while nothing is written, and for a single picture. */
export function lengthLabel({ kind, script, media }: Pick<CreationView, "kind" | "script" | "media">): string | null {
  if (!script) return null;
  if (kind === "carousel-image") return `${script.beats.length} slides`;
  if (countedAs(kind) === "images") return null;
  const voice = media.findLast((it) => it.kind === "voice");
  return voice ? clock(voice.durationMs) : `${script.beats.length} beats`;
}

/** `14:02` on this device's clock. */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** What is made when a creation is exported. */
export const outputLabel = ({ kind }: Pick<CreationView, "kind">): string =>
  countedAs(kind) === "videos" ? "the video" : kind === "carousel-image" ? "the slides" : "the picture";
