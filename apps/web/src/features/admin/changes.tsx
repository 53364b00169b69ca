import { EmptyState } from "@vignette/ui";
import { trpc } from "../../trpc.ts";
import { Row, Table, when } from "./table.tsx";

/** Who changed what, newest first. */
export function Changes() {
  const [log] = trpc.admin.log.useSuspenseQuery();
  if (log.length === 0) return <EmptyState title="No admin has changed anything yet." />;
  return (
    <Table label="Changes by admins" columns={["When", "Who", "What", "Change"]}>
      {log.map((it) => (
        <Row
          key={it.id}
          head={<time className="font-normal whitespace-nowrap">{when(it.createdAt)}</time>}
          cells={[it.email, `${it.action} ${it.subject}`, it.change]}
        />
      ))}
    </Table>
  );
}
