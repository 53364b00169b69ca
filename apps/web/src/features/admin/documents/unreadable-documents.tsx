import { Callout, EmptyState } from "@vignette/ui";
import { trpc, trpcClient } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { PagedTable } from "../list/paged-table.tsx";
import { Row } from "../list/table.tsx";
import { when } from "../list/when.ts";

/** Documents that could not be read. Each is read again on every visit: repaired documents disappear. */
export function UnreadableDocuments() {
  const list = trpc.admin.unreadableDocuments.useInfiniteQuery({}, { getNextPageParam: (page) => page.next });
  return (
    <PagedTable
      label="Documents we could not read"
      columns={["Document", "Problem", "Last seen"]}
      list={list}
      row={({ path, problem, seenAt }) => (
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
      )}
      tools={list.data?.pages.some(({ rows }) => rows.length > 0) && <Tools />}
      empty={<EmptyState title="No unreadable documents." />}
    />
  );
}

function Tools() {
  return (
    <>
      <Callout tone="failed" title="Documents we could not read">
        <p>
          Each is left out of its list until it is repaired in the database. Nothing else is affected, and nothing
          writes over it.
        </p>
      </Callout>
      <div className="flex justify-end">
        <CsvExportButton
          name="unreadable-documents"
          pageAt={(cursor) => trpcClient.admin.unreadableDocuments.query({ cursor })}
          cellsOf={({ seenAt, ...document }) => ({ ...document, seenAt: new Date(seenAt).toISOString() })}
        />
      </div>
    </>
  );
}
