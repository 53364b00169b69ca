import type { LearnedGroup, ResultRow } from "@vignette/domain/analytics";
import type { HookCategory } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { hourText } from "../../../shared/formats.ts";
import { categoryLabels } from "../../../shared/hooks/category-labels.ts";
import { lookName } from "../view/choices.ts";

/** What a group of posts is called. A hook is called by the line that the newest of `rows` opened with. */
export function groupName(
  { dimension, value }: Pick<LearnedGroup, "dimension" | "value">,
  rows: readonly ResultRow[],
): string {
  switch (dimension) {
    case "hook":
      return rows.find(({ hookId }) => hookId === value)?.hook ?? m.analyze_a_deleted_hook();
    case "category":
      return isCategory(value) ? categoryLabels[value] : value;
    case "kind":
    case "look":
      return lookName(value);
    case "length":
      return lengthLabels[value] ?? value;
    case "hour":
      return hoursText(value);
  }
}

const isCategory = (value: string): value is HookCategory => value in categoryLabels;

const lengthLabels: Record<string, string> = {
  "under-8s": m.analyze_under_8_seconds(),
  "8-15s": m.analyze_seconds_from_to({ from: 8, to: 15 }),
  "15-30s": m.analyze_seconds_from_to({ from: 15, to: 30 }),
  "30-60s": m.analyze_seconds_from_to({ from: 30, to: 60 }),
  "over-60s": m.analyze_over_a_minute(),
  "1-picture": m.analyze_pictures({ count: 1 }),
  "2-4-pictures": m.analyze_pictures_from_to({ from: 2, to: 4 }),
  "5-7-pictures": m.analyze_pictures_from_to({ from: 5, to: 7 }),
  "8-pictures": m.analyze_8_pictures_and_more(),
};

/** `6 PM to 9 PM`, of a part of the day such as `18-21`. */
export function hoursText(part: string): string {
  const [from = "", to = ""] = part.split("-");
  return m.analyze_hours_from_to({ from: hourText(Number(from)), to: hourText(Number(to) % 24) });
}
