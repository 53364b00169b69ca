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
      <PageHeader title="Automation" primary={<NewRecipe />}>
        Recipes make and schedule posts on the days you choose.
      </PageHeader>
      <ul aria-label="Recipes" className="flex flex-col gap-4">
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
          New recipe
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
      <PageHeader title="Automation" />
      <EmptyState title="Pick a recipe. It asks you before anything goes out.">
        <p>It makes a post the day before its time, from your product, hooks and photos, and schedules it.</p>
        <ul className="mt-5 grid gap-4 text-base text-ink sm:grid-cols-2 xl:grid-cols-3">
          {presets.map(({ name, title, hint }, index) => (
            <li key={name} className="flex flex-col items-start gap-3 rounded-panel border border-line bg-surface p-4">
              <div className="flex-1">
                <h3 className="font-semibold">{title}</h3>
                <p className="text-ink-2">{hint}</p>
              </div>
              <Link
                to={paths.newRecipe(name)}
                aria-label={`Set up “${title}”`}
                className={buttonStyle({ variant: index === 0 ? "primary" : "secondary" })}
              >
                Set up
              </Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    </>
  );
}
