export { authMessage } from "./auth-messages.ts";
export { newUser, type Profile, userDocumentMissing } from "./new-user.ts";
export { DetectedCountry, User } from "./user.ts";
