export { announcementChange, endedAt, refuseAnnouncement } from "./announcement-change.ts";
export {
  AnswerInput,
  AnswerRef,
  refuseAnswer,
  refuseSending,
  ticketBusy,
  withAnswer,
  withAttempt,
  withOutcome,
} from "./answer-ticket.ts";
export { CountryChange, refuseCountryChange } from "./country-change.ts";
export { CreditGrant, refuseCreditGrant } from "./credit-grant.ts";
export { changeInWords, LogAction, LogEntry } from "./log-entry.ts";
export { type FailureCount, Overview, type PlanRevenue } from "./overview.ts";
export { PAGE_SIZE, PageCursor } from "./paging.ts";
export { percentile } from "./percentile.ts";
export { PlanEdit, refusePlanEdit } from "./plan-edit.ts";
export { PublishLogInput, TargetPageCursor, TargetRef } from "./publish-log.ts";
export { notAdmin } from "./refusals.ts";
export { FlagName } from "./switches.ts";
export { nextStatuses, refuseTicketMove, TicketStatus } from "./ticket-status.ts";
export {
  AccessChange,
  PlanGrant,
  RightsChange,
  refuseAccessChange,
  refuseGrant,
  refuseRightsChange,
} from "./user-changes.ts";
export {
  refuseViewAs,
  VIEW_AS_ENDED,
  VIEW_AS_FOR,
  VIEW_AS_HEADER,
  ViewAsInput,
  viewAsEnded,
  viewOnly,
} from "./view-as.ts";
