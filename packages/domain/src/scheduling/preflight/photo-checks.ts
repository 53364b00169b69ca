import { type RefusalValues, type Saying, say, sizeText } from "../../kernel/index.ts";
import { fileEndings, isVideoType } from "../../media/index.ts";
import { type MediaRules, platformNames } from "../../social-accounts/index.ts";
import { type CheckedFile, type CheckedTarget, mediaRulesOf } from "./checked-target.ts";
import type { PreflightCheck } from "./finding.ts";
import { type PreflightFault, platformCheck } from "./platform-check.ts";

/** Half a pixel of rounding is no reason: 1080×1350 is 4:5, 1080×1351 nearly. */
export const RATIO_TOLERANCE = 0.005;

/** Whether a platform takes these pictures. Rules: `platformRules`. */
export function photoChecks(target: CheckedTarget): PreflightCheck[] {
  const { platform, files } = target;
  const name = platformNames[platform];
  const rule = mediaRulesOf(target).photos;
  const check = (id: string, faultOf: (file: CheckedFile) => PhotoFault | null) =>
    platformCheck(platform, id, faultsOf(files, faultOf));
  const { min, max } = rule;
  const count = files.length;
  const few = count < min || count > max;
  return [
    platformCheck(platform, "count", [
      few
        ? say("preflight.images", `${name} accepts ${min} to ${max} images; this has ${count}.`, {
            count,
            name,
            min,
            max,
          })
        : null,
    ]),
    check("format", ({ type }) =>
      type === "image/jpeg"
        ? null
        : isVideoType(type)
          ? { code: "is-video", why: "is a video; mixed posts are not possible." }
          : formatFault(name, fileEndings[type].toUpperCase()),
    ),
    files.every(({ bytes }) => bytes === null)
      ? platformCheck(platform, "bytes", null)
      : check("bytes", ({ bytes }) =>
          bytes === null || bytes <= rule.maxBytes ? null : bytesFault(name, bytes, rule.maxBytes),
        ),
    check("size", (file) => whySize(name, rule, file)),
    check("ratio", ({ width, height }) => {
      const ratio = width / height;
      const fits = ratio >= rule.minRatio - RATIO_TOLERANCE && ratio <= rule.maxRatio + RATIO_TOLERANCE;
      const why = `is ${width}×${height}; ${name} takes pictures from 4:5 to 1.91:1.`;
      return fits ? null : { code: "ratio", why, values: { width, height, name } };
    }),
    ...(rule.cropsToFirst ? [cropCheck({ platform, files })] : []),
  ];
}

/** What is wrong with one picture: a sentence without its subject. */
type PhotoFault = { code: string; why: string; values?: RefusalValues };

const formatFault = (name: string, format: string): PhotoFault => {
  return { code: "format", why: `is a ${format} file; ${name} is sent JPEG.`, values: { name, format } };
};

const bytesFault = (name: string, sizeBytes: number, mostBytes: number): PhotoFault => {
  const why = `is ${sizeText(sizeBytes)}; ${name} takes at most ${sizeText(mostBytes)}.`;
  return { code: "bytes", why, values: { name, sizeBytes, mostBytes } };
};

function whySize(name: string, rule: MediaRules["photos"], { width, height }: CheckedFile): PhotoFault | null {
  const [side, most, least] = [Math.min(width, height), rule.maxShortSide, rule.minWidth];
  if (most !== null && side > most) {
    const why = `is ${side} px on its shorter side; ${name} takes at most ${most}.`;
    return { code: "side", why, values: { side, name, most } };
  }
  if (width >= least && width <= rule.maxWidth) return null;
  return {
    code: "narrow",
    why: `is ${width} px wide; ${name} takes no less than ${least}.`,
    values: { width, name, least },
  };
}

/** Where the first picture gives all others their shape, another shape loses its edges. */
function cropCheck({ platform, files }: Pick<CheckedTarget, "platform" | "files">): PreflightCheck {
  const name = platformNames[platform];
  const [first] = files;
  const differs = ({ width, height }: CheckedFile) =>
    first !== undefined && Math.abs(width / height - first.width / first.height) > RATIO_TOLERANCE;
  const faults = faultsOf(files, (file) => {
    const { width, height } = file;
    const why = `is ${width}×${height}; ${name} crops every slide to the first one's shape.`;
    return differs(file) ? { code: "crop", why, values: { width, height, name } } : null;
  });
  return platformCheck(
    platform,
    "crop",
    faults.map((fault) => ({ ...fault, severity: "worth" as const })),
  );
}

function faultsOf(files: readonly CheckedFile[], faultOf: (file: CheckedFile) => PhotoFault | null): PreflightFault[] {
  return files.flatMap((file, index) => {
    const fault = faultOf(file);
    return fault === null
      ? []
      : [{ ...saidOf(fault, files.length, index + 1), place: { kind: "slide" as const, index } }];
  });
}

/** With the picture as the subject, or the slide by its number. */
const saidOf = ({ code, why, values }: PhotoFault, count: number, slide: number): Saying =>
  count === 1
    ? say(`preflight.picture-${code}`, `The picture ${why}`, values)
    : say(`preflight.slide-${code}`, `Slide ${slide} ${why}`, { ...values, slide });
