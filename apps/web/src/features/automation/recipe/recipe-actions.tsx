import type { Recipe } from "@vignette/domain/automation";
import { AlertDialog, Button, buttonStyle, IconButton, Menu, MenuItem } from "@vignette/ui";
import { Ellipsis, Pause, PencilLine, Trash2 } from "@vignette/ui/icons";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { useRecipeChanges } from "../use-recipe-changes.ts";

/** Edit, pause and delete. Starting stands with the reason why it is paused. */
export function RecipeActions({ recipe }: { recipe: Recipe }) {
  const online = useOnline();
  const { pause } = useRecipeChanges(recipe);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Link to={paths.editRecipe(recipe.id)} className={buttonStyle()}>
        <PencilLine size={16} strokeWidth={1.75} aria-hidden />
        Edit
      </Link>
      {recipe.paused === null && (
        <Button
          icon={<Pause size={16} strokeWidth={1.75} aria-hidden />}
          disabled={!online}
          pending={pause.isPending}
          pendingLabel="Pausing…"
          onClick={() => pause.mutate({ id: recipe.id })}
        >
          Pause
        </Button>
      )}
      <Menu
        align="end"
        trigger={<IconButton label="More" icon={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />} />}
      >
        <MenuItem
          danger
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          disabled={!online}
          onSelect={() => setAsking(true)}
        >
          Delete recipe…
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
      title={`Delete “${recipe.plan.name}”?`}
      description="Its history goes too, and this can't be undone. What it made stays, and posts on the calendar still go out."
      cancel="Keep recipe"
      action={
        <Button
          variant="danger"
          pending={remove.isPending}
          pendingLabel="Deleting…"
          onClick={() => remove.mutate({ id: recipe.id }, { onSuccess: () => navigate(paths.automation) })}
        >
          Delete recipe
        </Button>
      }
    />
  );
}
