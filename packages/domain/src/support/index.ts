export { attachmentFileName, attachmentKey, attachmentKeyOf, attachmentUrl } from "./attachment-key.ts";
export {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_MAX,
  type AttachedFile,
  type AttachmentType,
  addAttachments,
  attachmentTypeOf,
  attachmentTypes,
  badImageName,
  imageTooLarge,
  imageUploadFailed,
  notAnImage,
  tooManyImages,
} from "./attachments.ts";
export {
  ContactType,
  contactMessage,
  contactSignedOut,
} from "./contact.ts";
export { supportMailLink } from "./mail-link.ts";
export { descriptionMissing, noTicketId, supportSignedOut, supportWords } from "./messages.ts";
export { authority, operator } from "./operator.ts";
export {
  ContactInput,
  DESCRIPTION_MAX,
  OpenTicketInput,
  SupportTicket,
  TicketContext,
  ticketEmail,
} from "./ticket.ts";
export { AnswerDelivery, answerText, TicketAnswer } from "./ticket-answer.ts";
export { TICKET_ID, ticketId } from "./ticket-id.ts";
export { TICKETS_PER_HOUR, TicketRateLimit, withTicketAt } from "./ticket-rate-limit.ts";
