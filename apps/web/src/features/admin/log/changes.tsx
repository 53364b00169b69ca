import { EmptyState } from "@vignette/ui";
import { trpc, trpcClient } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { ListEnd } from "../list/list-end.tsx";
import { Row, Table } from "../list/table.tsx";
import { when } from "../list/when.ts";

/** What admins changed, newest first. */
export function Changes() {
  const list = trpc.admin.log.useInfiniteQuery({}, { getNextPageParam: (page) => page.next });
  const changes = list.data?.pages.flatMap((page) => page.rows);
  if (changes?.length === 0) return <EmptyState title="No admin has changed anything yet." />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <CsvExportButton
          name="admin-log"
          pageAt={(cursor) => trpcClient.admin.log.query({ cursor })}
          cellsOf={({ createdAt, ...change }) => ({ at: new Date(createdAt).toISOString(), ...change })}
        />
      </div>
      {changes && (
        <Table label="Changes by admins" columns={["When", "Who", "What", "Change"]}>
          {changes.map((it) => (
            <Row
              key={it.id}
              head={<time className="font-normal whitespace-nowrap">{when(it.createdAt)}</time>}
              cells={[it.email, `${it.action} ${it.subject}`, it.change]}
            />
          ))}
        </Table>
      )}
      <ListEnd list={list} />
    </div>
  );
}
