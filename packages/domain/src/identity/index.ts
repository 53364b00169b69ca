export { authMessage } from "./auth-messages.ts";
export { DetectedCountry, User } from "./user.ts";
