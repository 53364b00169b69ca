import { nextStatuses, type TicketStatus } from "@vignette/domain/admin";
import { Badge, Button, EmptyState, notify, Select } from "@vignette/ui";
import { useState } from "react";
import { errorNotice, type Outputs, trpc } from "../../../trpc.ts";
import { ListEnd } from "../list/list-end.tsx";
import { SearchForm } from "../list/search-form.tsx";
import { when } from "../list/when.ts";

type Ticket = Outputs["admin"]["tickets"]["rows"][number];

const verbs: Record<TicketStatus, string> = { new: "Make new", open: "Open", closed: "Close" };

/** The calls for help, newest first: all of them, those of one status, or those that are searched for. */
export function TicketList() {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<TicketStatus | "any">("any");
  const list = trpc.admin.tickets.useInfiniteQuery(
    { search, status: status === "any" ? null : status },
    { getNextPageParam: (page) => page.next, placeholderData: (before) => before },
  );
  const tickets = list.data?.pages.flatMap((page) => page.rows);
  return (
    <div className="flex flex-col gap-4">
      <SearchForm label="Ticket or address" onSearch={setSearch} pending={list.isPlaceholderData}>
        {search === "" && (
          <div className="w-40">
            <Select label="Status" options={statuses} value={status} onChange={setStatus} />
          </div>
        )}
      </SearchForm>
      {tickets?.length === 0 && <Nothing narrowed={search !== "" || status !== "any"} />}
      <ul className="flex flex-col gap-3">
        {tickets?.map((ticket) => (
          <li key={ticket.ticketId} className="rounded-panel border border-line bg-surface p-5">
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
  { value: "closed", label: "Closed" },
];

function Nothing({ narrowed }: { narrowed: boolean }) {
  if (narrowed) return <p className="text-base text-ink-2">No ticket is like this.</p>;
  return <EmptyState title="Nobody has asked for help yet." />;
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  return (
    <article className="flex flex-col gap-3" aria-label={ticket.ticketId}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="tabular text-read font-semibold">{ticket.ticketId}</h2>
        <Badge variant={ticket.status === "new" ? "ink" : "outline"}>{ticket.status}</Badge>
        {ticket.type && <Badge>{ticket.type}</Badge>}
        <p className="text-dense text-ink-3">{when(ticket.createdAt)}</p>
      </header>
      <p className="max-w-[68ch] text-base break-words whitespace-pre-wrap">{ticket.description}</p>
      {ticket.imageUrls.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {ticket.imageUrls.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" className="link">
                Image {index + 1}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Answers ticket={ticket} />
    </article>
  );
}

function Answers({ ticket }: { ticket: Ticket }) {
  const utils = trpc.useUtils();
  const move = trpc.admin.moveTicket.useMutation({
    onSuccess: () => utils.admin.tickets.invalidate(),
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <footer className="flex flex-wrap items-center gap-3">
      {nextStatuses(ticket.status).map((status) => (
        <Button
          key={status}
          disabled={move.isPending}
          aria-label={`${verbs[status]} ${ticket.ticketId}`}
          onClick={() => move.mutate({ ticketId: ticket.ticketId, status })}
        >
          {verbs[status]}
        </Button>
      ))}
      {ticket.email.includes("@") ? (
        <a className="link" href={`mailto:${ticket.email}?subject=${encodeURIComponent(ticket.ticketId)}`}>
          Reply to {ticket.email}
        </a>
      ) : (
        <span className="text-dense text-ink-3">No address was given. User {ticket.uid}</span>
      )}
    </footer>
  );
}
