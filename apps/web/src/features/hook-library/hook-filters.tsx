import { type HookCategory, hookCategories } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { Button, classNames, Dialog, TextInput } from "@vignette/ui";
import { ListFilter, Star, UserRound } from "@vignette/ui/icons";
import { startTransition, useOptimistic, useState } from "react";
import { categoryLabels } from "../../shared/hooks/category-labels.ts";
import { FilterFields, type HookFiltersProps } from "./filter-fields.tsx";
import { type HookFilter, noFilter } from "./matching-hooks.ts";

/**
 * Search, filters and categories. On a phone the filters open in a sheet and the categories scroll sideways. What is typed
 * stands in its field at once; a long list follows, and gives way to the next letter.
 */
export function HookFilters({ filter: applied, onChange: apply, languages }: HookFiltersProps) {
  const [filter, show] = useOptimistic(applied);
  const onChange = (next: HookFilter) =>
    startTransition(() => {
      show(next);
      apply(next);
    });
  const props = { filter, onChange, languages };
  const [open, setOpen] = useState(false);
  const count = countOf(filter);
  const toggle = (show: HookFilter["show"]) => onChange({ ...filter, show: filter.show === show ? "all" : show });
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1 max-md:basis-full md:max-w-72">
          <TextInput
            label={m.hooks_search_hooks()}
            labelHidden
            type="search"
            placeholder={m.hooks_search_hooks()}
            value={filter.search}
            onChange={(search) => onChange({ ...filter, search })}
          />
        </div>
        <Button aria-pressed={filter.show === "starred"} onClick={() => toggle("starred")} icon={<Star {...icon} />}>
          {m.hooks_starred()}
        </Button>
        <Button aria-pressed={filter.show === "mine"} onClick={() => toggle("mine")} icon={<UserRound {...icon} />}>
          {m.hooks_mine()}
        </Button>
        <div className="md:hidden">
          <Button onClick={() => setOpen(true)} icon={<ListFilter {...icon} />}>
            {count === 0 ? m.hooks_filters() : m.hooks_filters_on({ count })}
          </Button>
        </div>
        <div className="hidden flex-wrap gap-2 md:flex [&>*]:w-44">
          <FilterFields {...props} labelsHidden />
        </div>
      </div>
      <Categories category={filter.category} onChange={(category) => onChange({ ...filter, category })} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.hooks_filters()}
        actions={
          <>
            <Button onClick={() => onChange({ ...noFilter, search: filter.search })}>{m.hooks_clear()}</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {m.hooks_show_hooks()}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <FilterFields {...props} />
        </div>
      </Dialog>
    </div>
  );
}

type CategoriesProps = { category: HookCategory | null; onChange: (category: HookCategory | null) => void };

function Categories({ category, onChange }: CategoriesProps) {
  const choices: (HookCategory | null)[] = [null, ...hookCategories];
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      <legend className="sr-only">{m.hooks_category()}</legend>
      {choices.map((choice) => (
        <button
          key={choice ?? "all"}
          type="button"
          aria-pressed={choice === category}
          onClick={() => onChange(choice)}
          className={classNames(
            "min-h-8 shrink-0 cursor-pointer rounded-control border px-3 text-dense font-medium pointer-coarse:min-h-11",
            choice === category ? "border-ink bg-ink text-canvas" : "border-line text-ink-2 hover:bg-sunken",
          )}
        >
          {choice ? categoryLabels[choice] : m.hooks_all()}
        </button>
      ))}
    </fieldset>
  );
}

/** Number of active filters in the sheet. */
const countOf = ({ format, tone, language, mostWords, show }: HookFilter): number =>
  [format, tone, language, mostWords].filter((it) => it !== null).length + (show === "archived" ? 1 : 0);

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
