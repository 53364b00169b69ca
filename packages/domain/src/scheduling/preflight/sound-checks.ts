import { type Saying, say } from "../../kernel/index.ts";
import { type Platform, platformNames, rulesOf } from "../../social-accounts/index.ts";
import type { CheckedFile, CheckedTarget } from "./checked-target.ts";
import type { PreflightCheck } from "./finding.ts";
import { platformCheck } from "./platform-check.ts";

/** Integrated loudness after ITU-R BS.1770-4 and the true peak; -Infinity is silence. */
export type MeasuredSound = { lufs: number; dbtp: number };

/**
 * Whether a finished video is far quieter or louder than what plays around it, so that it is worth drawing anew. What is
 * fainter than any speech is meant to be silent. Empty if its loudness is not known.
 */
export function levelCheck(platform: Platform, { lufs }: Pick<CheckedFile, "lufs">): PreflightCheck[] {
  if (lufs === undefined) return [];
  const name = platformNames[platform];
  const { faint, quiet, loud } = rulesOf(platform).sound.farFrom;
  const values = { level: Math.round(lufs), name };
  const rest = `${values.level} LUFS; ${name} plays most at -14.`;
  const fault =
    lufs > loud
      ? say("preflight.too-loud", `The sound is much too loud: ${rest}`, values)
      : lufs >= faint && lufs < quiet
        ? say("preflight.too-quiet", `The sound is much too quiet: ${rest}`, values)
        : null;
  return [platformCheck(platform, "loudness", [fault && { ...fault, severity: "worth" }])];
}

/** Whether a video is about as loud as what plays before and after it. Null: not measured yet. */
export function soundCheck({ platform }: Pick<CheckedTarget, "platform">, sound: MeasuredSound | null): PreflightCheck {
  const name = platformNames[platform];
  const { quietest, loudest, maxPeak } = rulesOf(platform).sound;
  const faults = sound && [
    why(sound.lufs !== Number.NEGATIVE_INFINITY && sound.lufs < quietest, quieter(Math.round(sound.lufs), name)),
    why(sound.lufs > loudest, louder(Math.round(sound.lufs), name)),
    why(sound.dbtp > maxPeak, crackling(Math.round(sound.dbtp * 10) / 10)),
  ];
  return platformCheck(platform, "loudness", faults);
}

const why = (isOff: boolean, fault: Saying) => (isOff ? { ...fault, severity: "worth" as const } : null);

const quieter = (level: number, name: string): Saying =>
  say("preflight.quieter", `The sound is at ${level} LUFS, quieter than others on ${name}.`, { level, name });

const louder = (level: number, name: string): Saying => {
  const message = `The sound is at ${level} LUFS, louder than ${name} plays it: it will be turned down.`;
  return say("preflight.louder", message, { level, name });
};

const crackling = (peak: number): Saying =>
  say("preflight.peaks", `Peaks of ${peak} dBTP may crackle on phones.`, { peak });
