import { countedAs } from "@vignette/domain/assets";
import { type CreationView, closingOf } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { clock } from "../../shared/clock.ts";

type Measured = Pick<CreationView, "kind" | "script" | "style" | "media">;

/** The length of a creation: `6 slides`, `0:18`; null without a script, and for a single picture. */
export function lengthLabel({ kind, script, style, media }: Measured): string | null {
  if (!script) return null;
  if (kind === "carousel-image")
    return m.studio_length_slides({ slides: script.beats.length + (closingOf(kind, style) ? 1 : 0) });
  if (countedAs(kind) === "images") return null;
  const voice = media.findLast((it) => it.kind === "voice");
  return voice ? clock(voice.durationMs) : m.studio_length_beats({ beats: script.beats.length });
}
