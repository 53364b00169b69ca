import { m } from "@vignette/messages";
import { Button, buttonStyle, EmptyState, Menu, MenuItem, PageHeader } from "@vignette/ui";
import { ChevronDown, Plus } from "@vignette/ui/icons";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { trpc } from "../../trpc.ts";
import { presets } from "./presets.ts";
import { RecipeCard } from "./recipe-card.tsx";

/** The recipes of a project: which run, which are paused and why, and when each posts next. */
export function RecipesPage({ projectId }: { projectId: string }) {
  const [recipes] = trpc.automation.list.useSuspenseQuery({ projectId });
  if (recipes.length === 0) return <NoRecipes />;
  return (
    <>
      <PageHeader title={m.app_automation()} primary={<NewRecipe />}>
        {m.automation_page_lead()}
      </PageHeader>
      <ul aria-label={m.automation_recipes()} className="flex flex-col gap-4">
        {recipes.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} />
        ))}
      </ul>
    </>
  );
}

function NewRecipe() {
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}>
          {m.automation_new_recipe()}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      }
    >
      {presets.map(({ name, title }) => (
        <MenuItem key={name} link={<Link to={paths.newRecipe(name)} />}>
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}

function NoRecipes() {
  return (
    <>
      <PageHeader title={m.app_automation()} />
      <EmptyState title={m.automation_pick_a_recipe()} action={<Presets />}>
        {m.automation_pick_a_recipe_text()}
      </EmptyState>
    </>
  );
}

function Presets() {
  return (
    <ul className="grid w-full gap-4 text-base sm:grid-cols-2 xl:grid-cols-3">
      {presets.map(({ name, title, hint }, index) => (
        <li key={name} className="flex flex-col items-start gap-3 rounded-panel border border-line bg-surface p-4">
          <div className="flex-1">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-ink-2">{hint}</p>
          </div>
          <Link
            to={paths.newRecipe(name)}
            aria-label={m.automation_set_up_preset({ title })}
            className={buttonStyle({ variant: index === 0 ? "primary" : "secondary" })}
          >
            {m.automation_set_up()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
