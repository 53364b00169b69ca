import { refusalOfFailure } from "@vignette/domain/scheduling";
import {
  type Platform as PlatformName,
  platformUnreachable,
  postedEnough,
  reconnectNeeded,
} from "@vignette/domain/social-accounts";
import type { AccountGates, TokenAccess } from "./account-gates.ts";
import type { Instagram, TikTok } from "./platform.ts";
import type { PlatformGate } from "./platform-gate.ts";

type Deps = {
  platforms: { tiktok: TikTok; instagram: Instagram };
  gates: AccountGates;
  browserUrl: (url: string) => string;
};

/** The platform calls that features may make, with the token from the account's gate. */
export function platformGate({ platforms, gates, browserUrl }: Deps): PlatformGate {
  return {
    authorizeUrl: (platform, state, afresh) => browserUrl(platforms[platform].authorizeUrl(state, afresh)),
    exchange: (platform, code) => platforms[platform].exchange(code),

    async creatorInfo(accountId) {
      const answer = await withToken(gates, accountId, "tiktok", (it) => platforms.tiktok.creatorInfo(it.accessToken));
      if (!("type" in answer)) return answer;
      if (answer.type === "unreachable") throw platformUnreachable("tiktok");
      if (isCap(answer.failure.code)) throw postedEnough();
      throw refusalOfFailure(answer.failure);
    },

    async quota(accountId) {
      const answer = await withToken(gates, accountId, "instagram", (it) => platforms.instagram.quota(it));
      if (!("type" in answer)) return answer;
      if (answer.type === "unreachable") throw platformUnreachable("instagram");
      throw refusalOfFailure(answer.failure);
    },

    async measure(platform, accountId, posts) {
      const access = await gates(accountId).access();
      return access.type === "open" ? await platforms[platform].measure(access, posts) : [];
    },
  };
}

const isCap = (code: string): boolean => code.startsWith("spam_risk") || code === "reached_active_user_cap";

type OpenAccess = Extract<TokenAccess, { type: "open" }>;

/** Makes a call with a token, and once more with a new one if the platform refused the first. */
async function withToken<T>(
  gates: AccountGates,
  accountId: string,
  platform: PlatformName,
  ask: (access: OpenAccess) => Promise<T>,
): Promise<T> {
  const gate = gates(accountId);
  let answer: T | undefined;
  for (let turn = 0; turn < 2; turn += 1) {
    const access = await gate.access();
    if (access.type === "ended") throw reconnectNeeded(platform);
    if (access.type === "unreachable") throw platformUnreachable(platform);
    answer = await ask(access);
    if (!isTokenRefused(answer)) return answer;
    await gate.refuseToken(access.accessToken);
  }
  throw reconnectNeeded(platform);
}

const isTokenRefused = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "tokenRefused" in answer && answer.tokenRefused === true;
