import { Callout, EmptyState } from "@vignette/ui";
import { trpc } from "../../../trpc.ts";
import { Row, Table } from "../list/table.tsx";
import { when } from "../list/when.ts";

/** Documents that could not be read. Each is read again on every visit: repaired documents disappear. */
export function UnreadableDocuments() {
  const [documents] = trpc.admin.unreadableDocuments.useSuspenseQuery();
  if (documents.length === 0) return <EmptyState title="Every document could be read." />;
  return (
    <div className="flex flex-col gap-4">
      <Callout tone="failed" title="Documents we could not read">
        <p>
          Each is left out of its list until it is repaired in the database. Nothing else is affected, and nothing
          writes over it.
        </p>
      </Callout>
      <Table label="Documents we could not read" columns={["Document", "Problem", "Last seen"]}>
        {documents.map(({ path, problem, seenAt }) => (
          <Row
            key={path}
            head={<span className="inline-block min-w-44 break-all">{path}</span>}
            cells={[
              problem,
              <time key="seen" className="whitespace-nowrap">
                {when(seenAt)}
              </time>,
            ]}
          />
        ))}
      </Table>
    </div>
  );
}
