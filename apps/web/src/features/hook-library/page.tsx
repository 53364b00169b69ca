import { canRank, hookFilling } from "@vignette/domain/hook-library";
import { isEnglish } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Callout, EmptyState, PageHeader, Skeleton } from "@vignette/ui";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { Fold } from "../../shared/fold.tsx";
import { useHookPicks } from "../../shared/hooks/hook-picks.ts";
import { useHookResults } from "../../shared/hooks/use-hook-results.ts";
import { useCurrentProduct } from "../../shared/use-current-product.ts";
import { trpc } from "../../trpc.ts";
import { CreateButton } from "./create-button.tsx";
import { HookFilters } from "./hook-filters.tsx";
import { LanguageCallout } from "./language-callout.tsx";
import { HookList } from "./list/hook-list.tsx";
import type { HookActs } from "./list/hook-row.tsx";
import { useMoreHooks } from "./list/use-more-hooks.ts";
import { hookGroups, matchingHooks, noFilter } from "./matching-hooks.ts";
import type { EditedHookSlot } from "./slot-popover.tsx";
import { useEditing } from "./use-editing.ts";
import { nothingTyped, useProjectHooks } from "./use-project-hooks.ts";
import { useWriteHooks } from "./use-write-hooks.ts";

// What opens with a press comes with the first one.
const HookDialog = lazy(async () => ({ default: (await import("./hook-dialog.tsx")).HookDialog }));
const SlotPopover = lazy(async () => ({ default: (await import("./slot-popover.tsx")).SlotPopover }));
const MoreRows = lazy(async () => ({ default: (await import("./list/more-rows.tsx")).MoreRows }));

/**
 * The page Hook library: choose opening lines that are filled for the product. Its title shows first: to fill and rank thousands of
 * lines takes longer than a change of pages may.
 */
export function HookLibraryPage({ projectId }: { projectId: string }) {
  // Requested together with the products instead of one after the other.
  trpc.hookLibrary.list.usePrefetchQuery({ projectId });
  trpc.analytics.summary.usePrefetchQuery({ projectId });
  const isRest = useDeferredValue(true, false);
  if (isRest) return <Library projectId={projectId} />;
  return (
    <>
      <PageHeader title={m.app_hook_library()} />
      <Skeleton className="h-96 w-full" />
    </>
  );
}

function Library({ projectId }: { projectId: string }) {
  const { product } = useCurrentProduct(projectId);
  const library = useProjectHooks(projectId);
  const { picks, toggle, replace } = useHookPicks(projectId);
  const [filter, setFilter] = useState(noFilter);
  const [slot, setSlot] = useState<EditedHookSlot | null>(null);
  const results = useHookResults(projectId);
  const more = useMoreHooks({ projectId, productId: product?.id ?? null, onMade: library.add });
  const writing = useWriteHooks({ projectId, productId: product?.id ?? null, onMade: library.add });
  const editing = useEditing({
    projectId,
    language: product?.brief.language ?? "en",
    library,
    onSaved: (before, after) => replace(before?.id ?? after.id, { id: after.id, template: after.template }),
  });

  const typed = product ? library.fillsOf(product.id) : nothingTyped;
  const filling = useMemo(() => (product ? hookFilling(product.brief, typed) : null), [product, typed]);
  const values = filling?.values ?? {};
  const hooks = useMemo(
    () => matchingHooks(library.hooks, filter, filling?.values ?? {}, results),
    [library.hooks, filter, filling, results],
  );
  const { fitting, lacking, foreign } = useMemo(() => hookGroups(hooks, filling), [hooks, filling]);
  const moreOf = more.state && library.hooks.find(({ id }) => id === more.state?.of);
  const acts: HookActs = {
    pick: ({ id, template }) => toggle({ id, template }),
    star: ({ id, starred }) => void library.star(id, !starred),
    edit: editing.edit,
    duplicate: editing.duplicate,
    more: (hook) => void more.ask(hook),
    archive: (hook) => void (hook.archived ? library.restore(hook) : library.archive(hook)),
    fillSlot: (open, anchor) => setSlot({ slot: open, anchor }),
  };
  const moreRows = more.state && moreOf && (
    <Suspense fallback={null}>
      <MoreRows state={more.state} onCancel={more.cancel} onRetry={() => void more.ask(moreOf)} />
    </Suspense>
  );

  const shared = {
    ...{ typed, results, acts },
    pickedIds: new Set(picks.map(({ id }) => id)),
    below: ({ id }: { id: string }) => (id === moreOf?.id ? moreRows : null),
  };
  return (
    <>
      <PageHeader
        title={m.app_hook_library()}
        secondary={<Button onClick={editing.write}>{m.hooks_write_a_hook()}</Button>}
        primary={<CreateButton picks={picks} filling={filling} />}
      >
        {product
          ? fitText(fitting.length, product.brief.name, results !== null && canRank(results))
          : m.hooks_page_help()}
      </PageHeader>
      {!product && <NoProduct />}
      {product && !isEnglish(product.brief) && (
        <LanguageCallout {...writing} product={product} hasHooks={fitting.length > 0} />
      )}
      <HookFilters
        filter={filter}
        languages={[...new Set(library.hooks.map(({ language }) => language))]}
        onChange={setFilter}
      />
      {hooks.length === 0 && (
        <NothingFound search={filter.search} onAll={() => setFilter(noFilter)} onWrite={editing.write} />
      )}
      {fitting.length > 0 && <HookList label={m.hooks_hooks()} offers={fitting} {...shared} />}
      {lacking.length > 0 && (
        <Fold
          title={m.hooks_needs_a_detail({ count: lacking.length })}
          hint={m.hooks_needs_a_detail_hint()}
          open={fitting.length === 0 && foreign.length === 0}
        >
          <HookList label={m.hooks_needing_a_detail()} offers={lacking} {...shared} />
        </Fold>
      )}
      {foreign.length > 0 && (
        <Fold title={m.hooks_in_another_language({ count: foreign.length })}>
          <HookList label={m.hooks_of_another_language()} offers={foreign} {...shared} />
        </Fold>
      )}
      {slot && (
        <Suspense fallback={null}>
          <SlotPopover
            open={slot}
            product={product}
            typed={typed}
            onClose={() => setSlot(null)}
            onFill={(name, value) => {
              setSlot(null);
              if (product) void library.fill(product.id, name, value);
            }}
          />
        </Suspense>
      )}
      {editing.editing && (
        <Suspense fallback={<DialogLoading />}>
          <HookDialog editing={editing.editing} values={values} onSave={editing.save} onClose={editing.close} />
        </Suspense>
      )}
    </>
  );
}

function fitText(count: number, name: string, ranked: boolean): string {
  if (count === 0) return m.hooks_none_fits({ name });
  return ranked ? m.hooks_fit_ranked({ count, name }) : m.hooks_fit({ count, name });
}

function NothingFound({ search, onAll, onWrite }: { search: string; onAll: () => void; onWrite: () => void }) {
  return (
    <EmptyState
      title={search ? m.hooks_none_found() : m.hooks_nothing_here()}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={onWrite}>
            {m.hooks_write_it()}
          </Button>
          <Button onClick={onAll}>{m.hooks_show_all()}</Button>
        </div>
      }
    >
      {m.hooks_nothing_here_help()}
    </EmptyState>
  );
}

function NoProduct() {
  return (
    <div className="mb-5">
      <Callout
        tone="still"
        title={m.hooks_no_product()}
        action={
          <Link to={paths.research} className={buttonStyle()}>
            {m.hooks_describe_your_product()}
          </Link>
        }
      />
    </div>
  );
}
