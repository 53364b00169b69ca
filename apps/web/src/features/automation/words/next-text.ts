import type { Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { dateTimeAndZone } from "../../../shared/times/date-time-and-zone.ts";
import { dayIn } from "../../../shared/times/times.ts";
import { pauseDetail } from "./pause-detail.ts";
import { recipeStateOf } from "./recipe-state.ts";

/** When a recipe posts next, what it waits for, or why and since when it makes nothing: by the recipe's clocks, or those of `zone`. */
export function nextText(
  { plan, nextAt, paused }: Pick<Recipe, "plan" | "nextAt" | "paused">,
  zone = plan.times.zone,
): string {
  if (paused?.reason === "new") return m.automation_not_started_yet();
  if (paused)
    return m.automation_paused_since({
      why: pauseDetail(paused) || (recipeStateOf({ paused }).why ?? ""),
      moment: dayIn(zone, paused.at),
    });
  if (nextAt !== null) return m.automation_next_post({ moment: dateTimeAndZone(zone, nextAt) });
  return plan.trigger.type === "feed" ? m.automation_waits_for_an_item() : m.automation_waits_for_a_call();
}
