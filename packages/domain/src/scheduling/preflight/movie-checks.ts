import { isSendable, type Movie } from "../../assets/index.ts";
import { fileEndings } from "../../media/index.ts";
import { type Platform, platformNames, type VideoRules } from "../../social-accounts/index.ts";
import type { CheckedFile } from "./checked-target.ts";
import type { PreflightCheck } from "./finding.ts";
import { platformCheck } from "./platform-check.ts";

/** Sample entries of H.264, the codec that everything plays; the only one that both platforms recommend. */
const H264: readonly string[] = ["avc1", "avc3"];
/** Of HEVC, which both platforms take too, also within Dolby Vision. */
const HEVC: readonly string[] = ["hvc1", "hev1", "dvh1", "dvhe"];

/**
 * Whether a platform takes how a video is stored: container, codecs, frame rate, bits. What a file does not tell is not
 * complained about. Rules: `platformRules`; why other containers are not sent: ADR 94.
 */
export function movieChecks(platform: Platform, rules: VideoRules, file: CheckedFile): PreflightCheck[] {
  const name = platformNames[platform];
  const { movie } = file;
  // Content made here is always in the form that both take.
  if (movie === undefined && isSendable(file)) return [];
  const check = (rule: string, label: string, message: string | null, severity: "must" | "worth" = "must") =>
    platformCheck(platform, { rule, label }, [message === null ? null : { message, severity }]);
  const codec = movie?.video ?? null;
  const isForeign = codec !== null && !H264.includes(codec) && !HEVC.includes(codec);
  return [
    check("container", `${name} takes this kind of file`, whyContainer(name, file)),
    check(
      "codec",
      `${name} takes this codec`,
      isForeign ? `The video is in ${codecName(codec)}; ${name} takes H.264.` : null,
    ),
    check("codec-new", "Phones and browsers play this codec", whyNew(codec), "worth"),
    check("sound-codec", `${name} takes this kind of sound`, whySound(name, movie)),
    check("index", "The file begins with its index", whyIndex(name, rules, movie)),
    check("rate", `${name} takes this many frames a second`, whyRate(name, rules, movie)),
    check("bit-rate", `${name} takes this many bits a second`, whyBits(name, rules, file)),
    check("hdr", "Colors look the same on every phone", movie?.hdr ? HDR : null, "worth"),
  ];
}

const HDR = "The video is in HDR; many phones show its colors washed out.";

function whyContainer(name: string, file: CheckedFile): string | null {
  return isSendable(file) ? null : `The video is a ${fileEndings[file.type].toUpperCase()} file; ${name} is sent MP4.`;
}

const whyNew = (codec: string | null) =>
  codec !== null && HEVC.includes(codec)
    ? "The video is in HEVC, which many browsers and older phones can't show."
    : null;

/** Both take AAC; a video may be silent. */
function whySound(name: string, movie: Movie | undefined): string | null {
  const codec = movie?.audio ?? null;
  if (codec === null || codec === "mp4a") return null;
  const stored = UNCOMPRESSED.test(codec) ? "uncompressed" : `in ${codecName(codec)}`;
  return `The sound is ${stored}; ${name} takes AAC.`;
}

function whyIndex(name: string, { indexFirst }: VideoRules, movie: Movie | undefined): string | null {
  return indexFirst && movie?.indexFirst === false
    ? `The video's index comes last; ${name} takes only files that begin with it.`
    : null;
}

/** A phone that is asked for 60 gives a little more or less. */
const RATE_TOLERANCE = 0.5;

function whyRate(name: string, { rates }: VideoRules, movie: Movie | undefined): string | null {
  const rate = movie?.frameRate ?? null;
  if (rate === null || (rate >= rates.min - RATE_TOLERANCE && rate <= rates.max + RATE_TOLERANCE)) return null;
  return `The video has ${Math.round(rate)} frames a second; ${name} takes ${rates.min} to ${rates.max}.`;
}

function whyBits(name: string, { maxBitRate }: VideoRules, { bytes, durationMs }: CheckedFile): string | null {
  if (maxBitRate === null || bytes === null || durationMs === null || durationMs <= 0) return null;
  const rate = (bytes * 8 * 1000) / durationMs;
  if (rate <= maxBitRate) return null;
  return `The video has ${Math.round(rate / 1e6)} Mbit/s; ${name} takes at most ${maxBitRate / 1e6}.`;
}

const UNCOMPRESSED = /^(lpcm|sowt|twos|in24|ipcm)$/;

/** Names that people know, by four letters. */
const NAMES: Record<string, string> = {
  vp08: "VP8",
  vp09: "VP9",
  av01: "AV1",
  mp4v: "MPEG-4",
  "ac-3": "Dolby Digital",
  "ec-3": "Dolby Digital Plus",
  alac: "Apple Lossless",
  Opus: "Opus",
};

function codecName(codec: string): string {
  if (/^ap(4|c)/.test(codec)) return "ProRes";
  return NAMES[codec] ?? codec.trim();
}
