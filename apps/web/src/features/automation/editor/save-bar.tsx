import type { Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { Button, Callout } from "@vignette/ui";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { Declaration } from "../../../shared/platform-options/tiktok-disclosure.tsx";
import { errorMessage, referenceOf } from "../../../trpc.ts";
import type { RecipeFormState } from "./use-recipe-form.ts";
import { useSaveRecipe } from "./use-save-recipe.ts";

type SaveBarProps = {
  state: RecipeFormState;
  projectId: string;
  recipe: Recipe | null;
  /** Called when something has to be corrected first. */
  onFaults: () => void;
};

/** Saves the recipe; one that does not run can be started at once. TikTok's declaration stands above the buttons. */
export function SaveBar({ state, projectId, recipe, onFaults }: SaveBarProps) {
  const online = useOnline();
  const { save, pending, error } = useSaveRecipe(projectId, recipe, state);
  const onTikTok = state.form.accounts.flatMap(({ options }) => (options.platform === "tiktok" ? options : []));
  const isIdle = recipe === null || recipe.paused !== null;
  const faults = state.faults.size;
  const isChangedElsewhere = recipe !== null && state.hasConflict;
  const isBlocked = !online || isChangedElsewhere;

  function press(andStart: boolean) {
    state.showFaults();
    if (state.plan) save(state.plan, andStart);
    else onFaults();
  }

  return (
    <div className="flex flex-col gap-3">
      {faults > 0 && (
        <p role="alert" className="text-base font-medium text-failed">
          {m.automation_things_need_fixing({ count: faults })}
        </p>
      )}
      {error !== null && (
        <Callout tone="failed" alert title={errorMessage(error)} reference={referenceOf(error)}>
          {m.automation_nothing_saved_edits_kept()}
        </Callout>
      )}
      {isChangedElsewhere && <ConflictNotice state={state} />}
      {onTikTok.length > 0 && <Declaration branded={onTikTok.some(({ brandedContent }) => brandedContent)} />}
      <div className="flex flex-wrap gap-2">
        {isIdle && (
          <Button
            variant="primary"
            disabled={isBlocked}
            pending={pending === "start"}
            pendingLabel={m.automation_starting()}
            onClick={() => press(true)}
          >
            {recipe === null || recipe.paused?.reason === "new"
              ? m.automation_save_and_start()
              : m.automation_save_and_resume()}
          </Button>
        )}
        <Button
          variant={isIdle ? "secondary" : "primary"}
          disabled={isBlocked}
          pending={pending === "save"}
          pendingLabel={m.app_saving()}
          onClick={() => press(false)}
        >
          {m.app_save()}
        </Button>
      </div>
      {!online && <p className="text-dense text-ink-2">{m.automation_offline_edits_kept()}</p>}
    </div>
  );
}

/** The plan was changed elsewhere meanwhile: the user decides which version goes on. Beside the buttons that wait for it. */
const ConflictNotice = ({ state }: { state: RecipeFormState }) => (
  <Callout
    tone="doubt"
    alert
    title={m.automation_changed_elsewhere()}
    action={
      <>
        <Button onClick={state.keepMine}>{m.automation_keep_this_version()}</Button>
        <Button onClick={state.startAfresh}>{m.automation_use_the_other_version()}</Button>
      </>
    }
  >
    {m.automation_choose_a_version()}
  </Callout>
);
