import { type HookCategory, hookCategories } from "@vignette/domain/hook-library";
import { classNames, TextInput } from "@vignette/ui";
import { categoryNames } from "./category-names.ts";
import type { HookFilter } from "./matching-hooks.ts";

/** Search and categories. At phone width the categories scroll sideways. */
export function HookFilters({ filter, onChange }: { filter: HookFilter; onChange: (filter: HookFilter) => void }) {
  const choices: (HookCategory | null)[] = [null, ...hookCategories];
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="md:max-w-80">
        <TextInput
          label="Search hooks"
          labelHidden
          type="search"
          placeholder="Search hooks"
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
      </div>
      <fieldset className="-mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        <legend className="sr-only">Category</legend>
        {choices.map((category) => (
          <button
            key={category ?? "all"}
            type="button"
            aria-pressed={filter.category === category}
            onClick={() => onChange({ ...filter, category })}
            className={classNames(
              "min-h-8 shrink-0 cursor-pointer rounded-control border px-3 text-dense font-medium pointer-coarse:min-h-11",
              filter.category === category ? "border-ink bg-ink text-canvas" : "border-line text-ink-2 hover:bg-sunken",
            )}
          >
            {category ? categoryNames[category] : "All"}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
