import type { AssetFile, AssetType } from "../assets/index.ts";
import { filesFor } from "../assets/index.ts";
import { Refusal } from "../kernel/index.ts";
import { ONLY_ME } from "../social-accounts/index.ts";
import type { SchedulePostInput } from "./input.ts";
import { textChecks } from "./preflight/text-checks.ts";
import { placeholderCheck } from "./preflight/word-checks.ts";
import { refuseMedia } from "./refuse-media.ts";

type PlannedTarget = Pick<SchedulePostInput["targets"][number], "caption" | "options">;
type PlannedAsset = { type: AssetType; files: readonly AssetFile[] };

/**
 * Why an asset cannot go out as planned, or null: what `preflight` says must be fixed, and the choices that a platform
 * asks for. Composer and Worker ask the same. The refusal's field names the target: `targets.0.caption`.
 */
export function refuseSchedule(asset: PlannedAsset, targets: readonly PlannedTarget[]): Refusal | null {
  for (const [index, target] of targets.entries()) {
    const { platform } = target.options;
    const refusal =
      refuseCaption(target, `targets.${index}.caption`) ??
      refuseOptions(target, `targets.${index}.options`) ??
      refuseMedia(platform, filesFor(asset.files, platform));
    if (refusal) return refusal;
  }
  return null;
}

function refuseCaption({ caption, options: { platform } }: PlannedTarget, field: string): Refusal | null {
  const target = { platform, caption, files: [] };
  const [found] = [placeholderCheck([target], []), ...textChecks(target)].flatMap((check) => check.findings ?? []);
  return found ? refuse(found.rule, found.message, field) : null;
}

/** TikTok's audit list. Sentences in quotes are TikTok's own. Source: contracts §1.12, 3. */
function refuseOptions({ options }: PlannedTarget, field: string): Refusal | null {
  if (options.platform !== "tiktok") return null;
  if (options.disclose && !options.yourBrand && !options.brandedContent) {
    return refuse(
      "disclosure-open",
      "You need to indicate if your content promotes yourself, a third party, or both.",
      `${field}.disclose`,
    );
  }
  if (options.disclose && options.brandedContent && options.privacyLevel === ONLY_ME) {
    return refuse("branded-private", "Branded content visibility cannot be set to private.", `${field}.privacyLevel`);
  }
  return null;
}

function refuse(code: string, message: string, field: string): Refusal {
  return new Refusal("invalid", `scheduling.${code}`, message, field);
}
