import type { Recipe } from "@vignette/domain/automation";
import { dateTimeIn, dayIn } from "../../../shared/times/times.ts";
import { recipeStateOf } from "./recipe-state.ts";

/** When a recipe posts next, what it waits for, or why and since when it makes nothing. */
export function nextText({ plan, nextAt, paused }: Pick<Recipe, "plan" | "nextAt" | "paused">): string {
  const { zone } = plan.times;
  if (paused?.reason === "new") return "Not started yet";
  if (paused) return `${paused.detail || recipeStateOf({ paused }).why} Since ${dayIn(zone, paused.at)}.`;
  if (nextAt !== null) return `Next post ${dateTimeIn(zone, nextAt)}`;
  return plan.trigger.type === "feed" ? "Waits for a new item in the feed" : "Waits for a call";
}
