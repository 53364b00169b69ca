import { nextStatuses, type TicketStatus } from "@vignette/domain/admin";
import { Badge, Button, EmptyState, notify } from "@vignette/ui";
import { errorMessage, type Outputs, trpc } from "../../trpc.ts";
import { when } from "./table.tsx";

type Ticket = Outputs["admin"]["tickets"][number];

const verbs: Record<TicketStatus, string> = { new: "Make new", open: "Open", closed: "Close" };

/** The newest calls for help. */
export function TicketList() {
  const [tickets] = trpc.admin.tickets.useSuspenseQuery();
  if (tickets.length === 0) return <EmptyState title="Nobody has asked for help yet." />;
  return (
    <ul className="flex flex-col gap-3">
      {tickets.map((ticket) => (
        <li key={ticket.ticketId} className="rounded-panel border border-line bg-surface p-5">
          <TicketCard ticket={ticket} />
        </li>
      ))}
    </ul>
  );
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
    onSuccess: (tickets) => utils.admin.tickets.setData(undefined, tickets),
    onError: (error) => notify({ kind: "error", title: errorMessage(error) }),
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
