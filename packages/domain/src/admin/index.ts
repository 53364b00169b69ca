export { changeInWords, LogEntry } from "./log-entry.ts";
export { PlanEdit, refusePlanEdit } from "./plan-edit.ts";
export { notAdmin } from "./refusals.ts";
export { Switch } from "./switches.ts";
export { nextStatuses, refuseTicketMove, TicketStatus } from "./ticket-status.ts";
