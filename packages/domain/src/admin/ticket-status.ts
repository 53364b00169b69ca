import * as z from "zod/mini";
import { Refusal } from "../kernel/index.ts";

/** A ticket starts as new; what follows is ours. Source: spec §4, Support ticket status. */
export const TicketStatus = z.enum(["new", "open", "answered", "closed"]);
export type TicketStatus = z.infer<typeof TicketStatus>;

const next: Record<TicketStatus, readonly TicketStatus[]> = {
  new: ["open", "closed"],
  open: ["closed"],
  answered: ["closed"],
  closed: ["open"],
};

/** The statuses that a ticket may get next. An unknown status, set by hand, may become open. */
export function nextStatuses(status: string): readonly TicketStatus[] {
  const known = TicketStatus.safeParse(status);
  return known.success ? next[known.data] : ["open"];
}

export function refuseTicketMove(from: string, to: TicketStatus): Refusal | null {
  if (nextStatuses(from).includes(to)) return null;
  return new Refusal("conflict", "admin.ticket-status", `A ticket that is ${from} cannot become ${to}.`, "status");
}
