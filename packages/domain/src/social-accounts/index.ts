export {
  AccountTokens,
  ConnectInput,
  CreatorInfo,
  FinishConnectInput,
  Platform,
  PublishQuota,
  SocialAccount,
} from "./account.ts";
export { type Connection, connectionOf, ENDS_SOON } from "./connection.ts";
export { missingPermissions, type Permission, permissions, type Scope } from "./permissions.ts";
export { type MediaRules, type PlatformRules, platformRules, rulesOf, type VideoRules } from "./platform-rules.ts";
export { platformNames, platforms } from "./platforms.ts";
export { ONLY_ME, privacyLabel } from "./privacy.ts";
export {
  connectExpired,
  connectRefused,
  notThisPlatform,
  otherAccount,
  platformUnreachable,
  postedEnough,
  reconnectNeeded,
  scopesMissing,
} from "./refusals.ts";
export { isRenewalMinute, nextRenewal, RenewalTrouble } from "./renewal.ts";
