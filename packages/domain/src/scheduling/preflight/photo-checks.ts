import { fileEndings, isVideoType } from "../../media/index.ts";
import { type MediaRules, platformNames } from "../../social-accounts/index.ts";
import { type CheckedFile, type CheckedTarget, mediaRulesOf } from "./checked-target.ts";
import type { PreflightCheck } from "./finding.ts";
import { megabytes } from "./megabytes.ts";
import { type PreflightFault, platformCheck } from "./platform-check.ts";

/** Half a pixel of rounding is no reason: 1080×1350 is 4:5, 1080×1351 nearly. */
export const RATIO_TOLERANCE = 0.005;

/** Whether a platform takes these pictures. Rules: `platformRules`. */
export function photoChecks(target: CheckedTarget): PreflightCheck[] {
  const { platform, files } = target;
  const name = platformNames[platform];
  const rule = mediaRulesOf(target).photos;
  const check = (id: string, label: string, faultOf: (file: CheckedFile) => string | null) =>
    platformCheck(platform, { rule: id, label }, faultsOf(files, faultOf));
  const few = files.length < rule.min || files.length > rule.max;
  return [
    platformCheck(platform, { rule: "count", label: `${name} accepts this many images` }, [
      few ? { message: `This has ${files.length} images; ${name} accepts ${rule.min} to ${rule.max}.` } : null,
    ]),
    check("format", `${name} takes the format of every picture`, ({ type }) =>
      type === "image/jpeg"
        ? null
        : isVideoType(type)
          ? "is a video; mixed posts are not possible."
          : `is a ${fileEndings[type].toUpperCase()} file; ${name} is sent JPEG.`,
    ),
    files.every(({ bytes }) => bytes === null)
      ? platformCheck(platform, { rule: "bytes", label: `${name} accepts files of this size` }, null)
      : check("bytes", `${name} accepts files of this size`, ({ bytes }) =>
          bytes === null || bytes <= rule.maxBytes
            ? null
            : `is ${megabytes(bytes)}; ${name} takes at most ${megabytes(rule.maxBytes)}.`,
        ),
    check("size", `${name} takes pictures of this many pixels`, (file) => whySize(name, rule, file)),
    check("ratio", `${name} takes pictures of this shape`, ({ width, height }) => {
      const ratio = width / height;
      const fits = ratio >= rule.minRatio - RATIO_TOLERANCE && ratio <= rule.maxRatio + RATIO_TOLERANCE;
      return fits ? null : `is ${width}×${height}; ${name} takes pictures from 4:5 to 1.91:1.`;
    }),
    ...(rule.cropsToFirst ? [cropCheck({ platform, files })] : []),
  ];
}

function whySize(name: string, rule: MediaRules["photos"], { width, height }: CheckedFile) {
  const short = Math.min(width, height);
  if (rule.maxShortSide !== null && short > rule.maxShortSide) {
    return `is ${short} px on its shorter side; ${name} takes at most ${rule.maxShortSide}.`;
  }
  if (width >= rule.minWidth && width <= rule.maxWidth) return null;
  return `is ${width} px wide; ${name} takes no less than ${rule.minWidth}.`;
}

/** Where the first picture gives all others their shape, another shape loses its edges. */
function cropCheck({ platform, files }: Pick<CheckedTarget, "platform" | "files">): PreflightCheck {
  const name = platformNames[platform];
  const [first] = files;
  const differs = ({ width, height }: CheckedFile) =>
    first !== undefined && Math.abs(width / height - first.width / first.height) > RATIO_TOLERANCE;
  const faults = faultsOf(files, (file) =>
    differs(file) ? `is ${file.width}×${file.height}; ${name} crops every slide to the first one's shape.` : null,
  );
  const label = `${name} crops no slide`;
  return platformCheck(
    platform,
    { rule: "crop", label },
    faults.map((fault) => ({ ...fault, severity: "worth" as const })),
  );
}

function faultsOf(files: readonly CheckedFile[], faultOf: (file: CheckedFile) => string | null): PreflightFault[] {
  return files.flatMap((file, index) => {
    const why = faultOf(file);
    const subject = files.length === 1 ? "The picture" : `Slide ${index + 1}`;
    return why === null ? [] : [{ message: `${subject} ${why}`, place: { kind: "slide" as const, index } }];
  });
}
