import { type PlanFacts, planRefusals, type RecipePlan } from "@vignette/domain/automation";
import { useState } from "react";
import { formOf, planOf, type RecipeForm } from "./recipe-form.ts";
import { type FormDraft, readDraft, writeDraft } from "./stored-draft.ts";

/**
 * A form that survives closing the tab, what is wrong with it, and the plan it describes. `saved`: the plan as it is
 * stored now, or the one to begin with; it may change while the form is open.
 */
export function useRecipeForm(name: string, saved: RecipePlan, facts: Omit<PlanFacts, "feed">) {
  const [restored, setRestored] = useState(() => readDraft(name, saved) !== null);
  const [draft, setDraft] = useState<FormDraft>(() => readDraft(name, saved) ?? draftOf(saved));
  const [isChecked, setChecked] = useState(false);
  const { plan, faults } = checked(draft.form, facts);
  const put = (next: FormDraft) => {
    writeDraft(name, next);
    setDraft(next);
  };

  return {
    form: draft.form,
    change: (part: Partial<RecipeForm>) => put({ ...draft, form: { ...draft.form, ...part } }),
    /** The plan; null as long as it has faults. */
    plan: faults.size === 0 ? plan : null,
    /** What is wrong, by the path of the field; shown once the user has tried to save. */
    faults: isChecked ? faults : none,
    showFaults: () => setChecked(true),
    /** Whether the form was restored from this browser. */
    restored,
    /** Whether the plan was changed elsewhere after this form was filled from it. */
    hasConflict: draft.base !== JSON.stringify(saved),
    /** Goes on with this form, over the plan as it is stored now. */
    keepMine: () => put({ ...draft, base: JSON.stringify(saved) }),
    forget: () => writeDraft(name, null),
    /** Drops what was typed for the plan as it is stored now. */
    startAfresh: () => {
      writeDraft(name, null);
      setRestored(false);
      setChecked(false);
      setDraft(draftOf(saved));
    },
  };
}
export type RecipeFormState = ReturnType<typeof useRecipeForm>;

const none: ReadonlyMap<string, string> = new Map();

const draftOf = (plan: RecipePlan): FormDraft => ({ form: formOf(plan), base: JSON.stringify(plan) });

function checked(form: RecipeForm, facts: Omit<PlanFacts, "feed">) {
  const result = planOf(form);
  if ("faults" in result) return { plan: null, faults: result.faults };
  const refusals = planRefusals(result.plan, { ...facts, feed: addressOf(result.plan) });
  const faults = new Map(refusals.map(({ field = "", message }) => [field.replace(/^plan\./, ""), message]));
  return { plan: result.plan, faults };
}

/** The address of the feed as the browser parses it; null if it can't, or there is none. */
const addressOf = ({ trigger }: RecipePlan) => (trigger.type === "feed" ? URL.parse(trigger.address) : null);

/** The first message about a field or a part of it. */
export function faultIn(faults: ReadonlyMap<string, string>, field: string): string | null {
  for (const [path, message] of faults) if (path === field || path.startsWith(`${field}.`)) return message;
  return null;
}
