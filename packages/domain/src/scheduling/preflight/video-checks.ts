import { type Saying, say, sizeText } from "../../kernel/index.ts";
import { type MediaRules, type Platform, platformNames } from "../../social-accounts/index.ts";
import { type CheckedFile, type CheckedTarget, mediaRulesOf } from "./checked-target.ts";
import type { PreflightCheck } from "./finding.ts";
import { movieChecks } from "./movie-checks.ts";
import { platformCheck } from "./platform-check.ts";
import { levelCheck } from "./sound-checks.ts";

/** Whether a platform takes this video. Rules: `platformRules`. */
export function videoChecks(target: CheckedTarget): PreflightCheck[] {
  const { platform, files } = target;
  const name = platformNames[platform];
  const [file, ...more] = files;
  const alone = platformCheck(platform, "count", [
    !file || more.length > 0 ? say("preflight.one-video", `${name} allows one video per post.`, { name }) : null,
  ]);
  return file ? [alone, ...fileChecks(platform, mediaRulesOf(target).video, file)] : [alone];
}

function fileChecks(platform: Platform, rule: MediaRules["video"], file: CheckedFile): PreflightCheck[] {
  const name = platformNames[platform];
  const check = (id: string, why: Saying | null) => platformCheck(platform, id, [why]);
  return [
    file.bytes === null ? platformCheck(platform, "bytes", null) : check("bytes", whyBytes(name, rule, file.bytes)),
    check("length", whyLength(name, rule, file)),
    check("size", whySize(name, rule, file)),
    ...movieChecks(platform, rule, file),
    ...levelCheck(platform, file),
    shapeCheck(platform, rule.bestRatio, file),
  ];
}

type VideoRule = MediaRules["video"];

function whyBytes(name: string, { maxBytes }: VideoRule, bytes: number): Saying | null {
  if (bytes <= maxBytes) return null;
  const message = `The video is ${sizeText(bytes)}; ${name} takes at most ${sizeText(maxBytes)}.`;
  return say("preflight.video-bytes", message, { sizeBytes: bytes, name, mostBytes: maxBytes });
}

function whyLength(name: string, { minMs, maxMs }: VideoRule, { durationMs }: CheckedFile): Saying | null {
  const ms = durationMs ?? 0;
  if (ms >= minMs && ms <= maxMs) return null;
  const [seconds, least, most] = [Math.round(ms / 100) / 10, Math.ceil(minMs / 1000), maxMs / 60_000];
  const message = `The video is ${seconds} s long; ${name} takes ${least} s to ${most} min.`;
  return say("preflight.video-length", message, { seconds, name, least, most });
}

function whySize(name: string, rule: VideoRule, { width, height }: CheckedFile): Saying | null {
  const { minSide: least, maxSide: most, maxWidth } = rule;
  if (Math.min(width, height) < least || Math.max(width, height) > most) {
    const message = `The video is ${width}×${height} pixels; ${name} takes sides of ${least} to ${most}.`;
    return say("preflight.video-sides", message, { width, height, name, least, most });
  }
  if (width <= maxWidth) return null;
  const message = `The video is ${width} px wide; ${name} takes at most ${maxWidth}.`;
  return say("preflight.video-wide", message, { width, name, maxWidth });
}

/** Other shapes are taken too, between bars. */
function shapeCheck(platform: Platform, best: number, { width, height }: CheckedFile): PreflightCheck {
  const name = platformNames[platform];
  const fills = Math.abs(width / height - best) < 0.01;
  const message = `The video is ${width}×${height}; ${name} shows bars around what is not 9:16.`;
  return platformCheck(platform, "shape", [
    fills ? null : { ...say("preflight.video-shape", message, { width, height, name }), severity: "worth" },
  ]);
}
