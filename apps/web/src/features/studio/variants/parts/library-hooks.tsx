import { Checkbox, Skeleton, TextInput } from "@vignette/ui";
import { useState } from "react";
import { trpc } from "../../../../trpc.ts";
import { filledHooks } from "./filled-hooks.ts";
import type { PartChoice } from "./part-choice.ts";

/** Number of hooks listed; the search finds the others. Our own choice. */
const LISTED = 30;

/** The library's hooks, filled for the product. */
export function LibraryHooks({ creation, parts, chosen, onChoose }: PartChoice) {
  const { projectId, productId } = creation;
  const { data: products, isLoading } = trpc.research.list.useQuery({ projectId });
  const projectHooks = trpc.hookLibrary.list.useQuery({ projectId });
  const [search, setSearch] = useState("");
  if (isLoading || projectHooks.isLoading) return <Skeleton className="h-60 w-full" />;
  const product = products?.find(({ id }) => id === productId);
  if (!product) return <p className="text-base text-ink-2">The product of this video is gone. Write a hook instead.</p>;
  const taken = new Set(parts.flatMap(({ from }) => (from.kind === "written" ? [from.text] : [])));
  // If the project's own hooks cannot be read, the built-in ones are still offered.
  const { hooks: own = [], starred = [], fills = {} } = projectHooks.data ?? {};
  const typed = { hooks: own, starred, fills: fills[product.id] ?? {} };
  const hooks = filledHooks(creation.kind, product.brief, typed, search).filter(({ text }) => !taken.has(text));
  const texts = new Set(chosen.flatMap((from) => (from.kind === "written" ? [from.text] : [])));
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        label="Search hooks"
        labelHidden
        type="search"
        placeholder={`Search ${hooks.length} hooks`}
        value={search}
        onChange={setSearch}
      />
      {hooks.length === 0 && <p className="text-base text-ink-2">No hook says that. Write it instead.</p>}
      <ul
        aria-label="Hooks"
        className="flex max-h-72 flex-col overflow-y-auto rounded-control border border-line px-3 empty:hidden"
      >
        {hooks.slice(0, LISTED).map(({ hook, text }) => (
          <li key={hook.id} className="border-b border-line last:border-b-0">
            <Checkbox
              label={text}
              checked={texts.has(text)}
              onChange={(checked) =>
                onChoose(
                  checked
                    ? [...chosen, { kind: "written", text, hookId: hook.id }]
                    : chosen.filter((from) => from.kind !== "written" || from.text !== text),
                )
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
