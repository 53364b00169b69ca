export { LinkInput, LookInput, MakeLinkInput, RemarkInput, RenewLinkInput, ReviewInput } from "./input.ts";
export { linkUnknown, nothingToShow, notInLink, tooManyLooks } from "./refusals.ts";
export {
  type Review,
  type ReviewFile,
  type ReviewPost,
  type ReviewState,
  type ReviewTarget,
  reviewState,
} from "./review.ts";
export {
  actedThrough,
  isNewLook,
  LinkDays,
  MOST_ACTS,
  newLink,
  ReviewLink,
  refuseLink,
  renewedLink,
  revokedLink,
} from "./review-link.ts";
