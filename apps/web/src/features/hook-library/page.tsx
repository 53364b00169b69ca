import { fillHook, type Hook, hookLibrary, hookLine, openSlots } from "@vignette/domain/hook-library";
import { Button, buttonStyle, Callout, EmptyState, PageHeader } from "@vignette/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { useCurrentProduct } from "../../shell/use-current-product.ts";
import { HookFilters } from "./hook-filters.tsx";
import { HookList } from "./hook-list.tsx";
import { hookValues } from "./hook-values.ts";
import { type HookFilter, matchingHooks } from "./matching-hooks.ts";

/** Hook library: choose an opening that already speaks of your product. */
export function HookLibraryPage({ projectId }: { projectId: string }) {
  const { product } = useCurrentProduct(projectId);
  const [filter, setFilter] = useState<HookFilter>({ category: null, search: "" });
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});

  const values = product ? hookValues(product.brief) : {};
  const lineOf = (hook: Hook) => written[hook.id] ?? hook.template;
  const hooks = matchingHooks(hookLibrary, filter, values);
  const picked = hookLibrary.find((hook) => hook.id === pickedId);

  return (
    <>
      <PageHeader
        title="Hook library"
        primary={<MakeButton hookId={pickedId} line={picked ? hookLine(fillHook(lineOf(picked), values)) : null} />}
      >
        {product ? `Filled from “${product.brief.name}”.` : "The first line decides whether anybody stays."}
      </PageHeader>
      {!product && <NoProduct />}
      <HookFilters filter={filter} onChange={setFilter} />
      {hooks.length > 0 ? (
        <HookList
          {...{ hooks, values, lineOf, pickedId }}
          onPick={(id) => setPickedId(id === pickedId ? null : id)}
          onWritten={(id, line) => {
            setWritten((before) => ({ ...before, [id]: line }));
            setPickedId(id);
          }}
        />
      ) : (
        <EmptyState
          title="No hook says that."
          action={<Button onClick={() => setFilter({ category: null, search: "" })}>Show all hooks</Button>}
        >
          Pick a near one and edit its line.
        </EmptyState>
      )}
    </>
  );
}

function MakeButton({ hookId, line }: { hookId: string | null; line: string | null }) {
  if (line === null) {
    return (
      <Button variant="primary" disabled>
        Pick a hook first
      </Button>
    );
  }
  const [open] = openSlots(line);
  if (open) {
    return (
      <Button variant="primary" disabled>
        Fill “{open}” first
      </Button>
    );
  }
  return (
    <Link
      to={`${paths.create}?${new URLSearchParams({ hook: line, hookId: hookId ?? "" })}`}
      className={buttonStyle({ variant: "primary" })}
    >
      Make with 1 hook
    </Link>
  );
}

function NoProduct() {
  return (
    <div className="mb-5">
      <Callout
        tone="still"
        title="Describe your product, and these lines fill themselves."
        action={
          <Link to={paths.research} className={buttonStyle()}>
            Describe your product
          </Link>
        }
      />
    </div>
  );
}
