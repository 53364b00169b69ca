import { type Platform, platformNames } from "../social-accounts/index.ts";
import { type Cause, nothingPosted } from "./failure.ts";
import { instagramCauses } from "./instagram-causes.ts";
import type { TargetFailure } from "./post.ts";
import { tiktokCauses } from "./tiktok-causes.ts";

const causes: Record<Platform, Record<string, Cause>> = { tiktok: tiktokCauses, instagram: instagramCauses };

/**
 * A platform's code as cause and fix. A code that we do not know is shown as it came, with what the platform said.
 * `code` is TikTok's error code or fail_reason; for Instagram the subcode, or the code where there is none.
 */
export function failureOf(platform: Platform, code: string, said = ""): TargetFailure {
  const table = causes[platform];
  const cause = Object.hasOwn(table, code) ? table[code] : undefined;
  if (cause) return nothingPosted(code, cause.why, cause.again === true);
  return nothingPosted(
    code,
    `${platformNames[platform]} refused it: ${said.replace(/\.$/, "") || "no reason given"} (${code}).`,
    false,
  );
}
