import type { Recipe, RecipePlan } from "@vignette/domain/automation";
import { instant } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Callout, PageHeader } from "@vignette/ui";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { trpc } from "../../../trpc.ts";
import { AccountsSection } from "./accounts-section.tsx";
import { ContentSection } from "./content-section.tsx";
import { LimitsSection } from "./limits-section.tsx";
import { SaveBar } from "./save-bar.tsx";
import { TimesSection } from "./times-section.tsx";
import { useRecipeForm } from "./use-recipe-form.ts";
import { WordsSection } from "./words-section.tsx";

type RecipeEditorProps = {
  /** The name of the draft that this browser keeps. */
  draft: string;
  projectId: string;
  /** Null for a new one. */
  recipe: Recipe | null;
  /** The plan as it is stored, or the one to begin with. */
  plan: RecipePlan;
};

/** Everything a recipe does, as a form. What is typed is kept in this browser until it is saved. */
export function RecipeEditor({ draft, projectId, recipe, plan }: RecipeEditorProps) {
  const [now] = useState(() => instant(Date.now()));
  const form = useRef<HTMLDivElement>(null);
  const [[products, { folders }, accounts]] = trpc.useSuspenseQueries((ask) => [
    ask.research.list({ projectId }),
    ask.assets.folders({ projectId }),
    ask.socialAccounts.list(),
  ]);
  const state = useRecipeForm(draft, plan, {
    productIds: products.map(({ id }) => id),
    folderIds: folders.map(({ id }) => id),
    accounts,
    made: recipe?.made ?? 0,
    now,
  });
  return (
    <>
      <PageHeader
        title={recipe ? m.automation_edit_recipe() : m.automation_new_recipe()}
        secondary={
          <Link to={recipe ? paths.recipe(recipe.id) : paths.automation} className={buttonStyle({ variant: "quiet" })}>
            {recipe ? m.automation_back_to_the_recipe() : m.automation_all_recipes()}
          </Link>
        }
      >
        {recipe?.plan.name}
      </PageHeader>
      <div ref={form} className="flex max-w-3xl flex-col gap-6">
        {state.restored && (
          <Callout action={<Button onClick={state.startAfresh}>{m.automation_start_over()}</Button>}>
            {m.automation_draft_restored()}
          </Callout>
        )}
        <ContentSection state={state} products={products} folders={folders} isNew={recipe === null} />
        <AccountsSection state={state} accounts={accounts} projectId={projectId} />
        <TimesSection state={state} now={now} />
        <WordsSection state={state} />
        <LimitsSection state={state} />
        <SaveBar state={state} projectId={projectId} recipe={recipe} onFaults={() => showFirstFault(form.current)} />
      </div>
    </>
  );
}

/** Leads to the first field that has something wrong. After the next paint, when it says so. */
function showFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-fault]");
    const field = fault?.matches("[data-fault]") ? fault.closest("fieldset")?.querySelector("input, button") : fault;
    fault?.scrollIntoView({ block: "center" });
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  });
}
