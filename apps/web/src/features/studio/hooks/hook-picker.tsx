import type { Product } from "@vignette/domain/research";
import type { CreationView, ProductPictureView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Checkbox, classNames, Skeleton, TextInput } from "@vignette/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { Fold } from "../../../shared/fold.tsx";
import { hookNeeds } from "../../../shared/hooks/hook-needs.ts";
import { useHookResults } from "../../../shared/hooks/use-hook-results.ts";
import { trpc } from "../../../trpc.ts";
import { type HookChoice, hookChoices } from "./hook-choices.ts";

/** Number of hooks listed; the search finds the others. Our own choice. */
const LISTED = 30;

type HookPickerProps = {
  projectId: string;
  product: Product;
  kind: CreationView["kind"];
  /** The chosen looks: hooks are offered that one of them can keep. */
  looks: readonly string[];
  /** The product's own: over photos alone, hooks about what is on none are not offered. */
  pictures?: readonly ProductPictureView[];
  isChosen: (choice: HookChoice) => boolean;
  /** Whether a hook is there already and is not listed. */
  isTaken?: (choice: HookChoice) => boolean;
  onChoose: (choice: HookChoice, chosen: boolean) => void;
  /** Whether it has a column of a wide page to itself. */
  isTall?: boolean;
};

/** The library's hooks that fit a product and a kind, best first; those that need a detail are folded away below. */
export function HookPicker({
  projectId,
  product,
  kind,
  looks,
  pictures,
  isTall = false,
  ...choosing
}: HookPickerProps) {
  const { isChosen, isTaken, onChoose } = choosing;
  const { data, isLoading } = trpc.hookLibrary.list.useQuery({ projectId });
  const [search, setSearch] = useState("");
  // If the project's own hooks cannot be read, the built-in ones are still offered.
  const { hooks: own = [], starred = [], fills = {} } = data ?? {};
  const results = useHookResults(projectId);
  if (isLoading) return <Skeleton className="h-60 w-full" />;
  const projectHooks = { hooks: own, starred, fills: fills[product.id] ?? {}, results };
  const { fitting, unsuited, unseen, lacking } = hookChoices(
    kind,
    product.brief,
    projectHooks,
    search,
    looks,
    pictures,
  );
  const listed = fitting.filter((choice) => !isTaken?.(choice));
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        label={m.create_search_hooks()}
        labelHidden
        type="search"
        placeholder={m.create_search_count_hooks({ count: listed.length })}
        value={search}
        onChange={setSearch}
      />
      {listed.length === 0 && <p className="text-base text-ink-2">{nothing(search, product)}</p>}
      <ul
        aria-label={m.create_hooks()}
        className={classNames(
          "flex max-h-72 flex-col overflow-y-auto rounded-control border border-line px-3 empty:hidden",
          isTall && "lg:max-h-112",
        )}
      >
        {listed.slice(0, LISTED).map((choice) => (
          <li key={choice.hook.id} className="border-b border-line last:border-b-0">
            <Checkbox
              label={choice.line}
              checked={isChosen(choice)}
              onChange={(checked) => onChoose(choice, checked)}
            />
          </li>
        ))}
      </ul>
      {unsuited > 0 && <p className="text-dense text-ink-3">{m.create_more_hooks_promise({ count: unsuited })}</p>}
      {unseen > 0 && <p className="text-dense text-ink-3">{m.create_more_hooks_unseen({ count: unseen })}</p>}
      {lacking.length > 0 && (
        <Fold title={m.create_needs_a_detail({ count: lacking.length })}>
          <ul
            aria-label={m.create_hooks_that_need_a_detail()}
            className="flex max-h-60 flex-col overflow-y-auto rounded-control border border-line px-3"
          >
            {lacking.map(({ hook, line, not }) => (
              <li key={hook.id} className="border-b border-line py-2 text-base last:border-b-0">
                {line}
                {not && <span className="block text-dense text-doubt">{hookNeeds(not).words}</span>}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-dense text-ink-2">
            <Link to={paths.hookLibrary} className="underline underline-offset-2">
              {m.create_fill_in_details()}
            </Link>
          </p>
        </Fold>
      )}
    </div>
  );
}

function nothing(search: string, { brief }: Product): string {
  if (search !== "") return m.create_no_results();
  return brief.language.startsWith("en") ? m.create_no_hook_fits() : m.create_hooks_in_english();
}
