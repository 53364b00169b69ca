import { type Instant, later, minutes } from "@vignette/domain/kernel";
import { type ConnectInput, notThisPlatform, type Platform } from "@vignette/domain/social-accounts";
import type * as z from "zod/mini";
import type { PlatformGate } from "../../adapters/platforms/platform-gate.ts";
import type { SocialAccountStore } from "../../records/stores/social-account-store.ts";
import type { ConnectStateStore } from "./store.ts";

/** How long a user may take on the platform's page, in milliseconds. Our own choice. */
const ROUND_TRIP = minutes(10);

type Deps = {
  states: ConnectStateStore;
  accounts: SocialAccountStore;
  platforms: PlatformGate;
  now: Instant;
  newSecret: () => string;
};

/** The URL of the platform's consent page. The callback works once, for this user, within ten minutes. */
export async function connect(deps: Deps, uid: string, input: z.infer<typeof ConnectInput>): Promise<{ url: string }> {
  const { platform, returnTo, accountId = null } = input;
  if (accountId !== null) await refuseOtherPlatform(deps, uid, accountId, platform);
  const state = deps.newSecret();
  await deps.states.create(state, { uid, platform, accountId, returnTo, expiresAt: later(deps.now, ROUND_TRIP) });
  // To renew an account the owner may have to switch to it first: the platform asks for a sign-in instead of using the
  // current one.
  return { url: deps.platforms.authorizeUrl(platform, state, accountId !== null) };
}

async function refuseOtherPlatform(deps: Deps, uid: string, accountId: string, platform: Platform): Promise<void> {
  const { value } = await deps.accounts.get(uid, accountId);
  if (value.platform !== platform) throw notThisPlatform(platform);
}
