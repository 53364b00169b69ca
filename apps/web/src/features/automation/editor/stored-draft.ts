import type { RecipePlan } from "@vignette/domain/automation";
import { formOf, type RecipeForm, restoredForm } from "./recipe-form.ts";

/** A form, and the plan that it was filled from, as JSON. */
export type FormDraft = { form: RecipeForm; base: string };

/** The draft of a recipe that this browser keeps; null for none, or where storage is blocked. */
export function readDraft(name: string, plan: RecipePlan): FormDraft | null {
  try {
    const stored: { form?: unknown; base?: unknown } | null = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    const form = restoredForm(stored?.form, formOf(plan));
    return form && { form, base: typeof stored?.base === "string" ? stored.base : JSON.stringify(plan) };
  } catch {
    return null;
  }
}

/** Keeps a draft, or drops it. With storage full or blocked, only the safety net is lost. */
export function writeDraft(name: string, draft: FormDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // As above.
  }
}

const keyOf = (name: string) => `recipe-draft:${name}`;
