import { isSendable, type Movie } from "../../assets/index.ts";
import { type Saying, say } from "../../kernel/index.ts";
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
  const check = (rule: string, why: Saying | null, severity: "must" | "worth" = "must") =>
    platformCheck(platform, rule, [why && { ...why, severity }]);
  const codec = movie?.video ?? null;
  const isForeign = codec !== null && !H264.includes(codec) && !HEVC.includes(codec);
  return [
    check("container", whyContainer(name, file)),
    check("codec", isForeign ? whyForeign(name, codecName(codec)) : null),
    check("codec-new", whyNew(codec), "worth"),
    check("sound-codec", whySound(name, movie)),
    check("index", whyIndex(name, rules, movie)),
    check("rate", whyRate(name, rules, movie)),
    check("bit-rate", whyBits(name, rules, file)),
    check("hdr", movie?.hdr ? HDR : null, "worth"),
  ];
}

const HDR = say("preflight.hdr", "The video is in HDR; many phones show its colors washed out.");

const whyForeign = (name: string, codec: string): Saying =>
  say("preflight.video-codec", `The video is in ${codec}; ${name} takes H.264.`, { codec, name });

function whyContainer(name: string, file: CheckedFile): Saying | null {
  if (isSendable(file)) return null;
  const format = fileEndings[file.type].toUpperCase();
  return say("preflight.container", `The video is a ${format} file; ${name} is sent MP4.`, { format, name });
}

const whyNew = (codec: string | null) =>
  codec !== null && HEVC.includes(codec)
    ? say("preflight.hevc", "The video is in HEVC, which many browsers and older phones can't show.")
    : null;

/** Both take AAC; a video may be silent. */
function whySound(name: string, movie: Movie | undefined): Saying | null {
  const stored = movie?.audio ?? null;
  if (stored === null || stored === "mp4a") return null;
  if (UNCOMPRESSED.test(stored))
    return say("preflight.sound-uncompressed", `The sound is uncompressed; ${name} takes AAC.`, { name });
  const codec = codecName(stored);
  return say("preflight.sound-codec", `The sound is in ${codec}; ${name} takes AAC.`, { codec, name });
}

function whyIndex(name: string, { indexFirst }: VideoRules, movie: Movie | undefined): Saying | null {
  if (!indexFirst || movie?.indexFirst !== false) return null;
  const message = `The video's index comes last; ${name} takes only files that begin with it.`;
  return say("preflight.index", message, { name });
}

/** A phone that is asked for 60 gives a little more or less. */
const RATE_TOLERANCE = 0.5;

function whyRate(name: string, { rates }: VideoRules, movie: Movie | undefined): Saying | null {
  const [frames, least, most] = [movie?.frameRate ?? null, rates.min, rates.max];
  if (frames === null || (frames >= least - RATE_TOLERANCE && frames <= most + RATE_TOLERANCE)) return null;
  const rate = Math.round(frames);
  const message = `The video has ${rate} frames a second; ${name} takes ${least} to ${most}.`;
  return say("preflight.rate", message, { rate, name, least, most });
}

function whyBits(name: string, { maxBitRate }: VideoRules, { bytes, durationMs }: CheckedFile): Saying | null {
  if (maxBitRate === null || bytes === null || durationMs === null || durationMs <= 0) return null;
  const bits = (bytes * 8 * 1000) / durationMs;
  if (bits <= maxBitRate) return null;
  const [rate, most] = [Math.round(bits / 1e6), maxBitRate / 1e6];
  return say("preflight.bit-rate", `The video has ${rate} Mbit/s; ${name} takes at most ${most}.`, {
    rate,
    name,
    most,
  });
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
