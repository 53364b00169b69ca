import type { MediaFacts, MediaRefusalReason } from "@vignette/composition";
import { refuseHeavyPicture } from "@vignette/domain/assets";
import { mediaKindOf, mediaTypeOf } from "@vignette/domain/media";
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
  const isForeign = seen.reason === "unsupported-codec" && /^Picture: (hevc|prores)/i.test(seen.detail);
  return isForeign ? { kind: "foreign", width: 0, height: 0, durationMs: 0, sentence } : { kind: "refused", sentence };
}

const fontSentence = (name: string) =>
  `${name} is a font. Upload it in the project's settings, under Brand kit: there it is checked and previewed.`;

/** The message for a refused file: it names the file and, where there is one, a solution. */
export function refusalSentence(reason: MediaRefusalReason, name: string, detail: string): string {
  switch (reason) {
    case "empty":
      return `${name} is empty.`;
    case "unknown-type":
      if (/\.(woff2?|ttc|ttf|otf)$/i.test(name)) return fontSentence(name);
      return `${name} isn't an image, video or sound.`;
    case "unsupported-type":
      return unsupported(name, detail);
    case "truncated":
      return `${name} breaks off: part of the file is missing.`;
    case "damaged":
    case "no-size":
    case "no-key-frame":
      return `${name} is damaged. Nothing in it can be shown.`;
    case "too-large":
      return `${name} has more pixels than we can work with. Take up to 64 megapixels, or 8K video.`;
    case "too-long":
      return `${name} is longer than an hour. Cut it first.`;
    case "no-tracks":
      return `${name} holds neither picture nor sound.`;
    case "unsupported-codec":
      return `${name} is in a format that this browser can't play${codecIn(detail)}. Save it as H.264 (MP4) and try again.`;
    case "encrypted":
      return `${name} is protected against copying.`;
    case "timed-out":
      return `Looking into ${name} took too long.`;
  }
}

/** Messages for types of media that users have but that we do not support. Everything else is not media to them. */
function unsupported(name: string, detail: string): string {
  if (detail.includes("HEIC")) return `${name} is a HEIC photo, which browsers can't show. Export it as JPEG.`;
  if (detail.includes("PDF")) return `${name} isn't an image, video or sound.`;
  return `${name} is of a kind that we can't use. Take JPEG, PNG, MP4, MOV, MP3 or WAV.`;
}

/** The codec as ` (HEVC)`, if the engine named one; otherwise "". */
function codecIn(detail: string): string {
  const codec = /\b(hevc|hvc1|hev1|vp9|vp8|av1|av01|prores|h265|eac-3|ac-3|dts|alac)\b/i.exec(detail)?.[1];
  if (!codec) return "";
  return ` (${/^(hevc|hvc1|hev1|h265)$/i.test(codec) ? "HEVC" : codec})`;
}
