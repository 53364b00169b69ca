import type { TicketStatus } from "@vignette/domain/admin";
import { EmptyState, Select } from "@vignette/ui";
import { useState } from "react";
import { type Outputs, trpc, trpcClient } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { ListEnd } from "../list/list-end.tsx";
import { SearchForm } from "../list/search-form.tsx";
import { TicketCard } from "./ticket-card.tsx";

type Ticket = Outputs["admin"]["tickets"]["rows"][number];

/** The tickets, newest first: all, those with one status, or those that match a search. */
export function TicketList() {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<TicketStatus | "any">("any");
  const filter = { search, status: status === "any" ? null : status };
  const list = trpc.admin.tickets.useInfiniteQuery(filter, {
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });
  const tickets = list.data?.pages.flatMap((page) => page.rows);
  return (
    <div className="flex flex-col gap-4">
      <SearchForm label="Ticket or address" onSearch={setSearch} pending={list.isPlaceholderData}>
        {search === "" && (
          <div className="w-40">
            <Select label="Status" options={statuses} value={status} onChange={setStatus} />
          </div>
        )}
        <CsvExportButton
          name="tickets"
          pageAt={(cursor) => trpcClient.admin.tickets.query({ ...filter, cursor })}
          cellsOf={cellsForExport}
        />
      </SearchForm>
      {tickets?.length === 0 && <Nothing narrowed={search !== "" || status !== "any"} />}
      <ul className="flex flex-col gap-3">
        {tickets?.map((ticket) => (
          <li key={ticket.ticketId} className="rounded-panel border border-line bg-surface p-5 max-md:p-4">
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </div>
  );
}

const statuses: readonly { value: TicketStatus | "any"; label: string }[] = [
  { value: "any", label: "Any" },
  { value: "new", label: "New" },
  { value: "open", label: "Open" },
  { value: "answered", label: "Answered" },
  { value: "closed", label: "Closed" },
];

function Nothing({ narrowed }: { narrowed: boolean }) {
  if (narrowed) return <p className="text-base text-ink-2">No ticket matches these filters.</p>;
  return <EmptyState title="No support requests yet." />;
}

/** Without the links to images, which expire. */
function cellsForExport({ ticketId, createdAt, status, type, email, uid, description, answers }: Ticket) {
  const sent = answers.filter(({ delivery }) => delivery === "sent");
  const last = sent.at(-1);
  return {
    ...{ ticketId, status, type, email, uid, description },
    createdAt: new Date(createdAt).toISOString(),
    answers: sent.length,
    lastAnswerAt: last && new Date(last.writtenAt).toISOString(),
    lastAnswer: last?.text,
  };
}
