import { countedAs } from "@vignette/domain/assets";
import type { CreationKind, CreationView } from "@vignette/domain/studio";

/** What people call the kinds and looks. */
export const kindNames: Record<CreationKind, string> = { "carousel-image": "Carousel", "video-story": "Video story" };

export const lookNames: Record<string, string> = {
  "marker-list": "Marker list",
  "photo-essay": "Photo essay",
  "active-box": "Active box",
  "one-word": "One word",
  karaoke: "Karaoke",
  marker: "Marker",
  "clean-two-line": "Clean two-line",
  "boxed-lines": "Boxed lines",
  typewriter: "Typewriter",
  "scale-pulse": "Scale pulse",
};

/** `0:18` for 18 340 ms. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long it is: `6 slides`, `0:18`; null while nothing is written. */
export function lengthOf({ script, media }: Pick<CreationView, "script" | "media">): string | null {
  if (!script) return null;
  if ("slides" in script) return `${script.slides.length} slides`;
  const voice = media.find((it) => it.kind === "voice");
  return voice ? clock(voice.durationMs) : `${script.beats.length} beats`;
}

/** `14:02` on this device's clock. */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** What is made when a creation is exported. */
export const thingsOf = ({ kind }: Pick<CreationView, "kind">): string =>
  countedAs(kind) === "videos" ? "the video" : "the slides";
