import type { ApprovalRule, RecipePlan } from "@vignette/domain/automation";
import { clockText, dateText, listText, numberText } from "../../../shared/formats.ts";
import { weekdayNames } from "../../../shared/times/weekday-names.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";

/** `Mon, Wed, and Fri at 6:30 PM`; days with the same times share a part: `Mon at 9:00 AM and 6:30 PM; Tue at 12:00 PM`. */
export function whenText({ times }: Pick<RecipePlan["times"], "times">): string {
  const timesOfDay = weekdayNames.map((name, index) => {
    const own = times.filter(({ weekday }) => weekday === index + 1).map(({ time }) => time);
    return { name, own: listed(own.toSorted().map(clockText)) };
  });
  const parts = Map.groupBy(
    timesOfDay.filter(({ own }) => own !== ""),
    ({ own }) => own,
  );
  return [...parts]
    .map(([own, days]) => `${days.length === 7 ? "every day" : listed(days.map(({ name }) => name))} at ${own}`)
    .join("; ");
}

/** What starts a piece, as it follows the name of the recipe's routine. */
export function triggerText({ trigger, times }: Pick<RecipePlan, "trigger" | "times">): string {
  if (trigger.type === "times") return whenText(times);
  const what =
    trigger.type === "feed"
      ? `for each new item of ${trigger.address.replace(/^https?:\/\//, "")}`
      : "for each signed call";
  return `${what}, ${times.times.length === 0 ? "posted soon after" : `at the next free time (${whenText(times)})`}`;
}

/** Where the hooks come from, as it follows "hooks from". */
export function hooksText({ trigger, hooks }: Pick<RecipePlan, "trigger" | "hooks">): string {
  if (trigger.type === "feed") return "the AI writer, about each item";
  switch (hooks.from) {
    case "library":
      return "the hook library, best first";
    case "best-posts":
      return "your best posts, in another look";
    case "list":
      return hooks.lines.length === 1 ? "your own list of 1 line" : `your own list of ${hooks.lines.length} lines`;
    case "writer":
      return "the AI writer, new each time";
  }
}

/** `Carousel in any look, Meme image as Drake`. */
export const makesText = (makes: RecipePlan["makes"]): string =>
  makes
    .map(({ kind, looks }) => {
      const names = looks.map((look) => nameOfLook(kind, look));
      return `${kindNames[kind]} ${names.length === 0 ? "in any look" : `as ${listed(names, "or")}`}`;
    })
    .join(", ");

export function approvalText(rule: ApprovalRule): string {
  switch (rule.type) {
    case "always":
      return "asks you before each post";
    case "first":
      return rule.count === 1 ? "asks you before the first post" : `asks you before the first ${rule.count} posts`;
    case "never":
      return "schedules without asking";
  }
}

/** `at most 3 pieces and 300 AI credits a week`. */
export const budgetText = ({ pieces, credits }: RecipePlan["budget"]): string =>
  `at most ${pieces === 1 ? "1 piece" : `${pieces} pieces`} and ${numberText(credits)} AI credits a week`;

/** When it ends: `after 12 pieces`, `after 24 Dec 2026`, `when you pause it`. */
export function stopText({ pieces, after }: RecipePlan["stop"]): string {
  const ends = [
    ...(pieces === null ? [] : [pieces === 1 ? "after 1 piece" : `after ${pieces} pieces`]),
    ...(after === null ? [] : [`after ${dateText(Date.parse(`${after}T00:00Z`), "UTC")}`]),
  ];
  return ends.length === 0 ? "when you pause it" : ends.join(", or ");
}

/** `a, b and c`. */
const listed = (names: readonly string[], last: "and" | "or" = "and") => listText(names, last);
