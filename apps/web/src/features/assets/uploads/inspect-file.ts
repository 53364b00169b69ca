import type { MediaFacts, MediaRefusalReason } from "@vignette/composition";
import { refuseHeavyPicture } from "@vignette/domain/assets";
import { type MediaType, mediaKindOf, mediaTypeOf } from "@vignette/domain/media";
import { m } from "@vignette/messages";
import { worded } from "../../../shared/refusals/worded.ts";

/** The media facts of a file, or the message that says why it is refused. */
export type InspectedFile =
  | MediaFacts
  /** A video that this browser cannot decode, but that the renderer may: the Worker reads its facts. */
  | { kind: "foreign"; width: 0; height: 0; durationMs: 0; sentence: string }
  /** A photo that is converted here before it is sent. */
  | { kind: "heic"; sentence: string }
  | { kind: "refused"; sentence: string };

/** Inspects a file before it is uploaded. */
export async function inspectFile(file: Blob, name: string, signal: AbortSignal): Promise<InspectedFile> {
  const type = mediaTypeOf(new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  if (type && mediaKindOf(type) === "font") return { kind: "refused", sentence: fontSentence(name) };
  const heavy = refuseHeavyPicture(name, file.size);
  if (heavy && type && mediaKindOf(type) === "image") return { kind: "refused", sentence: worded(heavy) };
  const { inspectMedia } = await import("@vignette/composition");
  const seen = await inspectMedia(file, { signal });
  if (seen.kind !== "refused") return seen;
  const sentence = refusalSentence(seen.reason, name, seen.detail);
  if (seen.reason === "unsupported-type" && seen.detail.includes("HEIC")) {
    return heavy ? { kind: "refused", sentence: worded(heavy) } : { kind: "heic", sentence };
  }
  return seen.reason === "unsupported-codec" && isForRenderer(type, seen.detail)
    ? { kind: "foreign", width: 0, height: 0, durationMs: 0, sentence }
    : { kind: "refused", sentence };
}

/**
 * Whether the renderer can read a video that this browser cannot. Of a WebM the Worker reads no facts by itself, so AV1 and
 * VP9 are taken in an MP4 or MOV.
 */
export const isForRenderer = (type: MediaType | null, detail: string): boolean =>
  /^Picture: (hevc|prores)/i.test(detail) ||
  ((type === "video/mp4" || type === "video/quicktime") && /^Picture: (av1|vp9)/i.test(detail));

const fontSentence = (name: string) => m.assets_refused_font({ name });

/** The message for a refused file: it names the file and, where there is one, a solution. */
export function refusalSentence(reason: MediaRefusalReason, name: string, detail: string): string {
  switch (reason) {
    case "empty":
      return m.assets_refused_empty({ name });
    case "unknown-type":
      if (/\.(woff2?|ttc|ttf|otf)$/i.test(name)) return fontSentence(name);
      return m.assets_refused_unknown({ name });
    case "unsupported-type":
      return unsupported(name, detail);
    case "truncated":
      return m.assets_refused_truncated({ name });
    case "damaged":
    case "no-size":
    case "no-key-frame":
      return m.assets_refused_damaged({ name });
    case "too-large":
      return m.assets_refused_pixels({ name });
    case "too-long":
      return m.assets_refused_too_long({ name });
    case "no-tracks":
      return m.assets_refused_no_tracks({ name });
    case "unsupported-codec":
      return m.assets_refused_codec({ name, detail: codecIn(detail) });
    case "encrypted":
      return m.assets_refused_encrypted({ name });
    case "timed-out":
      return m.assets_refused_timed_out({ name });
  }
}

/** Messages for types of media that users have but that we do not support. Everything else is not media to them. */
function unsupported(name: string, detail: string): string {
  if (detail.includes("HEIC")) return m.assets_refused_heic_browser({ name });
  if (detail.includes("PDF")) return m.assets_refused_unknown({ name });
  return m.assets_refused_kind({ name });
}

/** The codec as ` (HEVC)`, if the engine named one; otherwise "". */
function codecIn(detail: string): string {
  const codec = /\b(hevc|hvc1|hev1|vp9|vp8|av1|av01|prores|h265|eac-3|ac-3|dts|alac)\b/i.exec(detail)?.[1];
  if (!codec) return "";
  return ` (${/^(hevc|hvc1|hev1|h265)$/i.test(codec) ? "HEVC" : codec})`;
}
