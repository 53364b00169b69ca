import { Button } from "@vignette/ui";
import { RefreshCw } from "lucide-react";
import { trpc } from "../../trpc.ts";
import { Row, Table, when } from "./table.tsx";

/** Whether posts go out. */
export function Health() {
  const [health, { refetch, isFetching }] = trpc.admin.health.useSuspenseQuery();
  const { overdue, needsCheck, oldestPublishing } = health;
  const trouble = [...overdue.oldest, ...needsCheck.oldest, ...(oldestPublishing ? [oldestPublishing] : [])];
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid gap-3 md:grid-cols-3">
        <Fact name="Overdue by 2 minutes or more" value={String(overdue.count)} />
        <Fact name="Needs check" value={String(needsCheck.count)} />
        <Fact name="Oldest publishing" value={oldestPublishing ? when(oldestPublishing.publishAt) : "None"} />
      </dl>
      {trouble.length > 0 && (
        <Table label="Targets in trouble" columns={["Target", "State", "Planned for", "Post", "User"]}>
          {trouble.map((it) => (
            <Row key={it.id} head={it.id} cells={[it.state, when(it.publishAt), it.postId, it.uid]} />
          ))}
        </Table>
      )}
      <div className="flex items-center gap-3">
        <Button
          icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
          pending={isFetching}
          pendingLabel="Looking…"
          onClick={() => void refetch()}
        >
          Look again
        </Button>
        <p className="text-dense text-ink-3">As of {when(health.asOf)}</p>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-panel border border-line bg-surface px-5 py-4">
      <dt className="text-dense text-ink-2">{name}</dt>
      <dd className="tabular text-display-s font-semibold">{value}</dd>
    </div>
  );
}
