export {
  AccountTokens,
  ConnectInput,
  CreatorInfo,
  FinishConnectInput,
  Platform,
  platformNames,
  SocialAccount,
} from "./account.ts";
