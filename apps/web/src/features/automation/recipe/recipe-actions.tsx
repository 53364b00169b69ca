import type { Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { AlertDialog, Button, buttonStyle, IconButton, Menu, MenuItem } from "@vignette/ui";
import { Ellipsis, Pause, PencilLine, Trash2 } from "@vignette/ui/icons";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { useRecipeChanges } from "../use-recipe-changes.ts";
import { useTakenFocus } from "../use-taken-focus.ts";

/** Edit, pause and delete. Starting stands with the reason why it is paused. */
export function RecipeActions({ recipe }: { recipe: Recipe }) {
  const online = useOnline();
  const { pause } = useRecipeChanges(recipe);
  const [isAsking, setAsking] = useState(false);
  const isRunning = recipe.paused === null;
  const pauseButton = useTakenFocus(isRunning);
  return (
    <>
      <Link to={paths.editRecipe(recipe.id)} className={buttonStyle()}>
        <PencilLine size={16} strokeWidth={1.75} aria-hidden />
        {m.automation_edit()}
      </Link>
      {isRunning && (
        <Button
          ref={pauseButton}
          icon={<Pause size={16} strokeWidth={1.75} aria-hidden />}
          disabled={!online}
          pending={pause.isPending}
          pendingLabel={m.automation_pausing()}
          onClick={() => pause.mutate({ id: recipe.id })}
        >
          {m.automation_pause()}
        </Button>
      )}
      <Menu
        align="end"
        trigger={<IconButton label={m.app_more()} icon={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />} />}
      >
        <MenuItem
          danger
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          disabled={!online}
          onSelect={() => setAsking(true)}
        >
          {m.automation_delete_recipe_opens()}
        </MenuItem>
      </Menu>
      <RemoveQuestion recipe={recipe} open={isAsking} onOpenChange={setAsking} />
    </>
  );
}

type RemoveQuestionProps = { recipe: Recipe; open: boolean; onOpenChange: (open: boolean) => void };

function RemoveQuestion({ recipe, open, onOpenChange }: RemoveQuestionProps) {
  const navigate = useNavigate();
  const { remove } = useRecipeChanges(recipe);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.automation_delete_question({ name: recipe.plan.name })}
      description={m.automation_delete_text()}
      cancel={m.automation_keep_recipe()}
      action={
        <Button
          variant="danger"
          pending={remove.isPending}
          pendingLabel={m.automation_deleting()}
          onClick={() => remove.mutate({ id: recipe.id }, { onSuccess: () => navigate(paths.automation) })}
        >
          {m.automation_delete_recipe()}
        </Button>
      }
    />
  );
}
