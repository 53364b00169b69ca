import {
  type ApprovalRule,
  type HookSource,
  planNumbers,
  RecipePlan,
  type RecipeTrigger,
} from "@vignette/domain/automation";
import type { Issue } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { numberText } from "../../../shared/formats.ts";
import { issueText } from "../../../shared/refusals/issues-by-field.ts";

/** A plan as typed: a number or the name may be empty, and what another choice holds is kept. */
export type RecipeForm = Omit<RecipePlan, "trigger" | "hooks" | "approval" | "budget" | "stop" | "restDays"> & {
  trigger: { type: RecipeTrigger["type"] /** Of the feed. */; address: string };
  hooks: { from: HookSource["from"] /** One on each line. */; lines: string };
  approval: { type: ApprovalRule["type"]; count: string };
  budget: Record<"pieces" | "credits", string>;
  /** "" for no end. */
  stop: Record<"after" | "pieces", string>;
  restDays: string;
};

/** The first posts that are approved, unless another number is chosen. Our own choice. */
const FIRST = 5;

export const formOf = ({ trigger, hooks, approval, budget, stop, restDays, ...plan }: RecipePlan): RecipeForm => ({
  ...plan,
  trigger: { type: trigger.type, address: trigger.type === "feed" ? trigger.address : "" },
  hooks: { from: hooks.from, lines: hooks.from === "list" ? hooks.lines.join("\n") : "" },
  approval: { type: approval.type, count: String(approval.type === "first" ? approval.count : FIRST) },
  budget: { pieces: String(budget.pieces), credits: String(budget.credits) },
  stop: { after: stop.after ?? "", pieces: stop.pieces === null ? "" : String(stop.pieces) },
  restDays: String(restDays),
});

/** The plan that a form describes, or what is wrong with single fields, by the path of each. */
export function planOf(form: RecipeForm): { plan: RecipePlan } | { faults: Map<string, string> } {
  const { trigger, hooks, approval, budget, stop } = form;
  const lines = hooks.lines.split("\n").map((it) => it.trim());
  const parsed = RecipePlan.safeParse({
    ...form,
    trigger: trigger.type === "feed" ? trigger : { type: trigger.type },
    hooks: hooks.from === "list" ? { from: "list", lines: lines.filter((it) => it !== "") } : { from: hooks.from },
    approval: approval.type === "first" ? { type: "first", count: numberOf(approval.count) } : { type: approval.type },
    budget: { pieces: numberOf(budget.pieces), credits: numberOf(budget.credits) },
    stop: { after: stop.after || null, pieces: stop.pieces === "" ? null : numberOf(stop.pieces) },
    restDays: numberOf(form.restDays),
  });
  if (parsed.success) return { plan: parsed.data };
  // The last one wins, so the first of a field is set last.
  const issues = parsed.error.issues.toReversed();
  return { faults: new Map(issues.map((issue) => [issue.path.join("."), faultOf(issue.path.join("."), issue)])) };
}

/** What is wrong with a field. */
function faultOf(field: string, issue: Issue): string {
  if (field === "stop.after") return m.automation_choose_a_date();
  if (field === "name") return m.automation_name_it();
  if (field === "trigger.address") return m.automation_use_https();
  if (!(field in planNumbers)) return issueText(issue);
  const [min, max] = planNumbers[field as keyof typeof planNumbers];
  return m.automation_use_a_whole_number({ min, max: numberText(max) });
}

/** An empty field is no number, and the plan says which numbers it takes. */
const numberOf = (typed: string) => (typed.trim() === "" ? null : Number(typed));

/**
 * A form that was stored in this browser, over the form to begin with: what an older version stored in another shape is
 * left out. Null if nothing was stored.
 */
export function restoredForm(stored: unknown, start: RecipeForm): RecipeForm | null {
  if (!isRecord(stored)) return null;
  const kept = Object.entries(start).map(([name, begun]) => {
    const value = stored[name];
    const schema = typed[name];
    const fits = schema ? schema.safeParse(value).success : isAlike(value, begun);
    return [name, fits ? value : begun];
  });
  return Object.fromEntries(kept) as RecipeForm;
}

/** Parts of a form that stand there as the plan has them. */
const { productIds, makes, folderIds, accounts, times, tags } = RecipePlan.shape;
const typed: Record<string, { safeParse: (value: unknown) => { success: boolean } } | undefined> = {
  ...{ productIds, makes, folderIds, accounts, times, tags },
};

/** Whether a value is text like another one, or a record of such texts. */
const isAlike = (value: unknown, other: unknown): boolean =>
  isRecord(other)
    ? isRecord(value) && Object.keys(other).every((key) => isAlike(value[key], other[key]))
    : typeof value === typeof other;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
