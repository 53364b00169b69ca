import { Refusal } from "../kernel/index.ts";

export const linkUnknown = () =>
  new Refusal("missing", "approval.link-unknown", "This link doesn't work. Check that you copied all of it.");
export const linkExpired = () =>
  new Refusal("missing", "approval.link-expired", "This link has expired. Ask the sender for a new one.");
export const linkRevoked = () =>
  new Refusal("missing", "approval.link-revoked", "This link was revoked by the sender.");
export const tooManyAnswers = () =>
  new Refusal("limit", "approval.too-many", "There were too many answers through this link. Try again in an hour.");
export const tooManyVisits = () =>
  new Refusal("limit", "approval.too-many-looks", "Too many requests. Try again in a minute.", undefined, 60);
export const notInLink = () => new Refusal("missing", "approval.not-in-link", "This link doesn't include that post.");
/** A link may only show posts that still can be decided. */
export const nothingToShow = () =>
  new Refusal("invalid", "approval.nothing-to-show", "Choose at least one post of this project.", "postIds");
