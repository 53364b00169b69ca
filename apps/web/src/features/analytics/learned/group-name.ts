import type { LearnedGroup, ResultRow } from "@vignette/domain/analytics";
import type { HookCategory } from "@vignette/domain/hook-library";
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
      return rows.find(({ hookId }) => hookId === value)?.hook ?? "A deleted hook";
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
  "under-8s": "Under 8 seconds",
  "8-15s": "8 to 15 seconds",
  "15-30s": "15 to 30 seconds",
  "30-60s": "30 to 60 seconds",
  "over-60s": "Over a minute",
  "1-picture": "1 picture",
  "2-4-pictures": "2 to 4 pictures",
  "5-7-pictures": "5 to 7 pictures",
  "8-pictures": "8 pictures and more",
};

/** `6 PM to 9 PM`, of a part of the day such as `18-21`. */
export function hoursText(part: string): string {
  const [from = "", to = ""] = part.split("-");
  return `${hourText(Number(from))} to ${hourText(Number(to) % 24)}`;
}
