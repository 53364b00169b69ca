import { platformNames, rulesOf } from "../../social-accounts/index.ts";
import type { CheckedTarget } from "./checked-target.ts";
import type { PreflightCheck } from "./finding.ts";
import { platformCheck } from "./platform-check.ts";

/** Integrated loudness after ITU-R BS.1770-4 and the true peak; -Infinity is silence. */
export type MeasuredSound = { lufs: number; dbtp: number };

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
