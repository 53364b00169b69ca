import type { PostedFile, PostedType } from "../../assets/index.ts";
import { Refusal, refusalSaying } from "../../kernel/index.ts";
import type { SchedulePostInput } from "../post/input.ts";
import { checkedAs, optionFaults } from "./option-faults.ts";
import { refuseMedia } from "./refuse-media.ts";
import { textChecks } from "./text-checks.ts";
import { placeholderCheck } from "./word-checks.ts";

type PlannedTarget = Pick<SchedulePostInput["targets"][number], "caption" | "options">;
type PlannedAsset = { type: PostedType; files: readonly PostedFile[]; presented?: boolean | undefined };

/**
 * Why an asset cannot go out as planned, or null: what `preflight` says must be fixed, and the choices that a platform
 * asks for. Composer and Worker apply the same rule. The refusal's field names the target: `targets.0.caption`.
 */
export function refuseSchedule(asset: PlannedAsset, targets: readonly PlannedTarget[]): Refusal | null {
  for (const [index, target] of targets.entries()) {
    const checked = checkedAs(asset.files, target);
    const texts = [placeholderCheck([checked], []), ...textChecks(checked)].flatMap((check) => check.findings ?? []);
    const refusals = [
      ...(asset.presented && !target.options.aiGenerated ? [labelMissing(`targets.${index}.options.aiGenerated`)] : []),
      ...texts.map((it) => refusalSaying(it, `targets.${index}.caption`)),
      ...optionFaults(asset.files, target).map((it) => refusalSaying(it, `targets.${index}.options.${it.field}`)),
    ];
    const refusal = refusals[0] ?? refuseMedia(checked);
    if (refusal) return refusal;
  }
  return null;
}

const labelMissing = (field: string) =>
  new Refusal(
    "invalid",
    "scheduling.label-missing",
    "A generated person is seen in this, so it has to carry the AI label. Turn the AI-made label on.",
    field,
  );
