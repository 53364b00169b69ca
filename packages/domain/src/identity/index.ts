export {
  accountDeleted,
  accountDisabled,
  refuseAccess,
  STANDING_KEPT_FOR,
  type Standing,
} from "./access.ts";
export { DELETION_WORD, DeleteAccountInput, DeletionImpact, refuseOldSignIn } from "./delete-account.ts";
export { newUser, type Profile, userDocumentMissing } from "./new-user.ts";
export { brokenPhoto, notAPhoto, PHOTO_MAX_BYTES, photoFolder, photoPath, photoTooLarge, photoTypes } from "./photo.ts";
export { DetectedCountry, Uid, User } from "./user.ts";
export { EMAIL_NOT_VERIFIED, emailNotVerified } from "./verification.ts";
