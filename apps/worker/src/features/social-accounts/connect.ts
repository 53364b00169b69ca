import { type Instant, later, minutes } from "@vignette/domain/kernel";
import type { ConnectInput } from "@vignette/domain/social-accounts";
import type * as z from "zod/mini";
import type { PlatformGate } from "../../adapters/platforms/platform-gate.ts";
import type { ConnectStateStore } from "./store.ts";

/** How long somebody may take on the platform's page, in milliseconds. Our own choice. */
const ROUND_TRIP = minutes(10);

type Deps = { states: ConnectStateStore; platforms: PlatformGate; now: Instant; newSecret: () => string };

/** The platform's page on which the owner consents. The way back is open once, to this user, for ten minutes. */
export async function connect(deps: Deps, uid: string, input: z.infer<typeof ConnectInput>): Promise<{ url: string }> {
  const state = deps.newSecret();
  await deps.states.create(state, { uid, ...input, expiresAt: later(deps.now, ROUND_TRIP) });
  return { url: deps.platforms.authorizeUrl(input.platform, state) };
}
