import { LogAction } from "@vignette/domain/admin";
import { EmptyState, Select } from "@vignette/ui";
import { useState } from "react";
import { trpc, trpcClient } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { PagedTable } from "../list/paged-table.tsx";
import { SearchForm } from "../list/search-form.tsx";
import { Row } from "../list/table.tsx";
import { when } from "../list/when.ts";

/** What admins changed, newest first: everything, or what matches a search. */
export function Changes() {
  const [search, setSearch] = useState("");
  const [action, setAction] = useState<LogAction | "any">("any");
  const filter = { search, action: action === "any" ? null : action };
  const list = trpc.admin.log.useInfiniteQuery(filter, {
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });
  return (
    <PagedTable
      label="Changes by admins"
      columns={["When", "Who", "What", "Change"]}
      list={list}
      row={(it) => (
        <Row
          key={it.id}
          head={<time className="font-normal whitespace-nowrap">{when(it.createdAt)}</time>}
          cells={[it.email, `${it.action} ${it.subject}`, it.change]}
        />
      )}
      tools={
        <SearchForm label="Admin's email address or changed id" onSearch={setSearch} pending={list.isPlaceholderData}>
          <div className="w-44">
            <Select label="Kind" options={actions} value={action} onChange={setAction} />
          </div>
          <CsvExportButton
            name="admin-log"
            pageAt={(cursor) => trpcClient.admin.log.query({ ...filter, cursor })}
            cellsOf={({ createdAt, ...change }) => ({ at: new Date(createdAt).toISOString(), ...change })}
          />
        </SearchForm>
      }
      empty={<Nothing narrowed={search !== "" || action !== "any"} />}
    />
  );
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  if (!narrowed) return <EmptyState title="No admin has changed anything yet." />;
  return (
    <p className="text-base text-ink-2">
      No change found. Search for an admin's full email address, or the full id of a user, plan, ticket, country or
      flag.
    </p>
  );
}

const actionNames = {
  switch: "Flag",
  plan: "Plan",
  ticket: "Ticket",
  rights: "Admin rights",
  access: "Disabled users",
  subscription: "Granted plan",
  credits: "Granted credits",
  country: "Country",
  announcement: "Announcement",
  "view-as": "View as user",
  reconcile: "Reconciled post",
} satisfies Record<LogAction, string>;

const actions: readonly { value: LogAction | "any"; label: string }[] = [
  { value: "any", label: "Any" },
  ...LogAction.options.map((value) => ({ value, label: actionNames[value] })),
];
