export {
  LinkInput,
  MakeLinkInput,
  OpenReviewInput,
  RenewLinkInput,
  ReviewerCommentInput,
  ReviewerDecisionInput,
} from "./input.ts";
export { linkUnknown, nothingToShow, notInLink, tooManyVisits } from "./refusals.ts";
export {
  type Review,
  type ReviewFile,
  type ReviewPost,
  type ReviewState,
  type ReviewTarget,
  reviewState,
} from "./review.ts";
export {
  ANSWERS_PER_HOUR,
  isNewVisit,
  LinkDays,
  newLink,
  ReviewLink,
  refuseLink,
  renewedLink,
  revokedLink,
  withAnswer,
} from "./review-link.ts";
