import { type MediaRules, type Platform, platformNames } from "../../social-accounts/index.ts";
import { type CheckedFile, type CheckedTarget, mediaRulesOf } from "./checked-target.ts";
import type { PreflightCheck } from "./finding.ts";
import { megabytes } from "./megabytes.ts";
import { movieChecks } from "./movie-checks.ts";
import { platformCheck } from "./platform-check.ts";
import { levelCheck } from "./sound-checks.ts";

/** Whether a platform takes this video. Rules: `platformRules`. */
export function videoChecks(target: CheckedTarget): PreflightCheck[] {
  const { platform, files } = target;
  const name = platformNames[platform];
  const [file, ...more] = files;
  const alone = platformCheck(platform, { rule: "count", label: `${name} allows one video per post` }, [
    !file || more.length > 0 ? { message: `${name} allows one video per post.` } : null,
  ]);
  return file ? [alone, ...fileChecks(platform, mediaRulesOf(target).video, file)] : [alone];
}

function fileChecks(platform: Platform, rule: MediaRules["video"], file: CheckedFile): PreflightCheck[] {
  const name = platformNames[platform];
  const check = (id: string, label: string, why: string | null) =>
    platformCheck(platform, { rule: id, label: `${name} takes ${label}` }, [why === null ? null : { message: why }]);
  return [
    file.bytes === null
      ? platformCheck(platform, { rule: "bytes", label: `${name} accepts a file of this size` }, null)
      : check("bytes", "a file of this size", whyBytes(name, rule, file.bytes)),
    check("length", "a video of this length", whyLength(name, rule, file)),
    check("size", "a video of this many pixels", whySize(name, rule, file)),
    ...movieChecks(platform, rule, file),
    ...levelCheck(platform, file),
    shapeCheck(platform, rule.bestRatio, file),
  ];
}

type VideoRule = MediaRules["video"];

function whyBytes(name: string, { maxBytes }: VideoRule, bytes: number): string | null {
  return bytes <= maxBytes ? null : `The video is ${megabytes(bytes)}; ${name} takes at most ${megabytes(maxBytes)}.`;
}

function whyLength(name: string, { minMs, maxMs }: VideoRule, { durationMs }: CheckedFile): string | null {
  const ms = durationMs ?? 0;
  if (ms >= minMs && ms <= maxMs) return null;
  return `The video is ${(ms / 1000).toFixed(1)} s long; ${name} takes ${Math.ceil(minMs / 1000)} s to ${maxMs / 60_000} min.`;
}

function whySize(name: string, rule: VideoRule, { width, height }: CheckedFile): string | null {
  if (Math.min(width, height) < rule.minSide || Math.max(width, height) > rule.maxSide) {
    return `The video is ${width}×${height} pixels; ${name} takes sides of ${rule.minSide} to ${rule.maxSide}.`;
  }
  return width > rule.maxWidth ? `The video is ${width} px wide; ${name} takes at most ${rule.maxWidth}.` : null;
}

/** Other shapes are taken too, between bars. */
function shapeCheck(platform: Platform, best: number, { width, height }: CheckedFile): PreflightCheck {
  const name = platformNames[platform];
  const fills = Math.abs(width / height - best) < 0.01;
  const message = `The video is ${width}×${height}; ${name} shows bars around what is not 9:16.`;
  const label = `The video fills the screen on ${name}`;
  return platformCheck(platform, { rule: "shape", label }, [fills ? null : { message, severity: "worth" }]);
}
