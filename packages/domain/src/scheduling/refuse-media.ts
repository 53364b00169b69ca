import { Refusal } from "../kernel/index.ts";
import type { Platform } from "../social-accounts/index.ts";
import type { CheckedFile } from "./preflight/checked-target.ts";
import { mediaChecks } from "./preflight/preflight.ts";

/** Why a platform would not take these files, naming the slide; null if it should. Rules: `platformRules`. */
export function refuseMedia(platform: Platform, files: readonly CheckedFile[]): Refusal | null {
  const findings = mediaChecks({ platform, caption: "", files }).flatMap((check) => check.findings ?? []);
  const must = findings.find(({ severity }) => severity === "must");
  return must ? new Refusal("invalid", "scheduling.media-refused", must.message, "assetId") : null;
}
