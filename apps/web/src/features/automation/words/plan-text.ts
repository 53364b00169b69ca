import type { ApprovalRule, RecipePlan } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { clockText, dateText, listText, numberText } from "../../../shared/formats.ts";
import { weekOrder } from "../../../shared/times/week-start.ts";
import { weekdayNames } from "../../../shared/times/weekday-names.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";

/** `Mon, Wed, and Fri at 6:30 PM`; days with the same times share a part: `Mon at 9:00 AM and 6:30 PM; Tue at 12:00 PM`. */
export function whenText({ times }: Pick<RecipePlan["times"], "times">): string {
  const timesOfDay = weekOrder.map((day) => {
    const own = times.filter(({ weekday }) => weekday === day).map(({ time }) => time);
    return { name: weekdayNames[day - 1] ?? "", own: listed(own.toSorted().map(clockText)) };
  });
  const parts = Map.groupBy(
    timesOfDay.filter(({ own }) => own !== ""),
    ({ own }) => own,
  );
  return [...parts]
    .map(([times, days]) =>
      days.length === 7
        ? m.automation_every_day_at({ times })
        : m.automation_days_at({ days: listed(days.map(({ name }) => name)), times }),
    )
    .join("; ");
}

/** What starts a piece, in small letters. */
export function triggerText({ trigger, times }: Pick<RecipePlan, "trigger" | "times">): string {
  if (trigger.type === "times") return whenText(times);
  const isSoon = times.times.length === 0;
  if (trigger.type === "call")
    return isSoon ? m.automation_each_call_soon() : m.automation_each_call_next_time({ times: whenText(times) });
  const feed = trigger.address.replace(/^https?:\/\//, "");
  return isSoon
    ? m.automation_each_item_soon({ feed })
    : m.automation_each_item_next_time({ feed, times: whenText(times) });
}

/** Where the hooks come from, in small letters. */
export function hooksText({ trigger, hooks }: Pick<RecipePlan, "trigger" | "hooks">): string {
  if (trigger.type === "feed") return m.automation_hooks_from_items();
  switch (hooks.from) {
    case "library":
      return m.automation_hooks_from_library();
    case "best-posts":
      return m.automation_hooks_from_best_posts();
    case "list":
      return m.automation_own_list_of_lines({ count: hooks.lines.length });
    case "writer":
      return m.automation_hooks_from_writer();
  }
}

/** `Carousel in any look and Meme image as Drake`. */
export const makesText = (makes: RecipePlan["makes"]): string =>
  listText(
    makes.map(({ kind: type, looks }) => {
      const kind = kindNames[type];
      const names = looks.map((look) => nameOfLook(type, look));
      return names.length === 0
        ? m.automation_kind_in_any_look({ kind })
        : m.automation_kind_in_looks({ kind, looks: listed(names, "or") });
    }),
  );

export function approvalText(rule: ApprovalRule): string {
  switch (rule.type) {
    case "always":
      return m.automation_asks_always();
    case "first":
      return m.automation_asks_first({ count: rule.count });
    case "never":
      return m.automation_asks_never();
  }
}

/** `at most 3 pieces and 300 AI credits a week`. */
export const budgetText = ({ pieces, credits }: RecipePlan["budget"]): string =>
  m.automation_budget({ pieces, credits: numberText(credits) });

/** When it ends: `after 12 pieces`, `after 24 Dec 2026`, `when you pause it`. */
export function stopText({ pieces, after }: RecipePlan["stop"]): string {
  const ends = [
    ...(pieces === null ? [] : [m.automation_after_pieces({ count: pieces })]),
    ...(after === null ? [] : [m.automation_after_day({ day: dateText(Date.parse(`${after}T00:00Z`), "UTC") })]),
  ];
  return ends.length === 0 ? m.automation_until_you_pause_it() : listed(ends, "or");
}

/** `a, b and c`. */
const listed = (names: readonly string[], last: "and" | "or" = "and") => listText(names, last);

/** A text as the beginning of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
