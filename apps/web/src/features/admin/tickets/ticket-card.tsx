import { nextStatuses, refuseAnswer, type TicketStatus } from "@vignette/domain/admin";
import { Badge, Button, notify } from "@vignette/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { errorNotice, type Outputs, trpc } from "../../../trpc.ts";
import { when } from "../list/when.ts";
import { AnswerForm } from "./answer-form.tsx";
import { AnswerHistory } from "./answer-history.tsx";

type Ticket = Outputs["admin"]["tickets"]["rows"][number];

/** One ticket with its answers and the actions of an admin. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  return (
    <article className="flex flex-col gap-3" aria-label={ticket.ticketId}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="tabular text-read font-semibold">{ticket.ticketId}</h2>
        <Badge variant={ticket.status === "new" ? "ink" : "outline"}>{ticket.status}</Badge>
        {ticket.type && <Badge>{ticket.type}</Badge>}
        <p className="text-dense text-ink-3">{when(ticket.createdAt)}</p>
        <Sender ticket={ticket} />
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
      <AnswerHistory ticketId={ticket.ticketId} answers={ticket.answers} />
      <Actions ticket={ticket} />
    </article>
  );
}

function Sender({ ticket: { uid, email } }: { ticket: Ticket }) {
  const name = email.includes("@") ? email : uid;
  if (uid === "deleted") return <p className="text-dense text-ink-3">Account deleted</p>;
  return (
    <Link to={paths.adminUser(uid)} className="link text-dense break-all">
      {name}
    </Link>
  );
}

const verbs: Record<TicketStatus, string> = {
  new: "Make new",
  open: "Open",
  answered: "Mark answered",
  closed: "Close",
};

function Actions({ ticket }: { ticket: Ticket }) {
  const [isWriting, setWriting] = useState(false);
  const utils = trpc.useUtils();
  const move = trpc.admin.moveTicket.useMutation({
    onSuccess: () => utils.admin.tickets.invalidate(),
    onError: (error) => notify(errorNotice(error)),
  });
  if (isWriting)
    return <AnswerForm ticketId={ticket.ticketId} email={ticket.email} onClose={() => setWriting(false)} />;
  const refusal = refuseAnswer(ticket);
  return (
    <footer className="flex flex-wrap items-center gap-3">
      {!refusal && (
        <Button aria-label={`Answer ${ticket.ticketId}`} onClick={() => setWriting(true)}>
          Answer
        </Button>
      )}
      {nextStatuses(ticket.status).map((status) => (
        <Button
          key={status}
          variant="quiet"
          disabled={move.isPending}
          aria-label={`${verbs[status]} ${ticket.ticketId}`}
          onClick={() => move.mutate({ ticketId: ticket.ticketId, status })}
        >
          {verbs[status]}
        </Button>
      ))}
      {refusal && <p className="text-dense text-ink-3">{refusal.message}</p>}
    </footer>
  );
}
