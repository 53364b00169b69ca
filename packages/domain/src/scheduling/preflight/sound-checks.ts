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
  const much = (word: string) => `The sound is much too ${word}: ${lufs.toFixed(0)} LUFS; ${name} plays most at -14.`;
  const message = lufs > loud ? much("loud") : lufs >= faint && lufs < quiet ? much("quiet") : null;
  const label = `The sound is about as loud as others on ${name}`;
  return [
    platformCheck(platform, { rule: "loudness", label }, [message === null ? null : { severity: "worth", message }]),
  ];
}

/** Whether a video is about as loud as what plays before and after it. Null: not measured yet. */
export function soundCheck({ platform }: Pick<CheckedTarget, "platform">, sound: MeasuredSound | null): PreflightCheck {
  const name = platformNames[platform];
  const { quietest, loudest, maxPeak } = rulesOf(platform).sound;
  const label = `The sound is as loud as ${name} plays others`;
  const faults = sound && [
    why(sound.lufs !== Number.NEGATIVE_INFINITY && sound.lufs < quietest, `quieter than others on ${name}`),
    why(sound.lufs > loudest, `louder than ${name} plays it: it will be turned down`),
    sound.dbtp > maxPeak
      ? { severity: "worth" as const, message: `Peaks of ${sound.dbtp.toFixed(1)} dBTP may crackle on phones.` }
      : null,
  ];
  function why(isOff: boolean, what: string) {
    return isOff
      ? { severity: "worth" as const, message: `The sound is at ${sound?.lufs.toFixed(0)} LUFS, ${what}.` }
      : null;
  }
  return platformCheck(platform, { rule: "loudness", label }, faults);
}
