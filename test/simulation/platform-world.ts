import { say } from "@vignette/domain/kernel";
import { nothingPosted } from "@vignette/domain/scheduling";
import type { PlatformAdapter, PublishJob } from "../../apps/worker/src/adapters/platforms/platform.ts";
import { readAttemptPath } from "../../apps/worker/src/engine/publishing/attempt-url.ts";
import type { AccountWorld } from "./account-world.ts";
import type { Dice } from "./dice.ts";
import type { Timeline } from "./timeline.ts";
import { type Process, Silence, type Weather } from "./weather.ts";

/** What the public sees. The engine never reads it; only the judge does. */
export type Public = { at: number; attempt: string }[];

/** Comments under the post, as the public sees them. */
export type PublicComments = { at: number }[];

/** What a platform is made of: the truth of the account, time, chance, and where posts appear. */
export type PlatformDeps = {
  time: Timeline;
  dice: Dice;
  weather: Weather;
  account: AccountWorld;
  posts: Public;
  comments: PublicComments;
};

/** The verbs as one process reaches them; the rest of the port is never used while publishing. */
export type Verbs = (caller: Process) => Pick<PlatformAdapter, "prepare" | "commit" | "check" | "comments">;

export const rejection = (again: boolean) =>
  ({
    type: "rejected",
    failure: nothingPosted("no", say("failure.no", "The platform said no."), again),
  }) as const;
export const noAnswer = { type: "unreachable", why: "cut-off", tokenRefused: false } as const;
export const refusedToken = { type: "unreachable", why: "token-refused", tokenRefused: true } as const;

/** Whether the platform refuses the caller's token: revoked, or just expired. */
export function tokenIsRefused(
  { account, dice, weather }: PlatformDeps,
  job: Pick<PublishJob, "accessToken">,
): boolean {
  if (account.connection === "ended") return true;
  if (job.accessToken !== `token-${account.token}`) return true;
  if (!weather.stormy() || !dice.flip(0.03)) return false;
  account.token += 1;
  return true;
}

/** The link that a job hands over, by the unguessable part of its address. */
export function tokenIn({ urls }: PublishJob): string {
  return readAttemptPath(new URL(urls[0] ?? "").pathname)?.token ?? "";
}

/** Turns a silence into the outcome that an adapter makes of it. */
export async function orElse<T, E>(call: Promise<T>, unheard: E): Promise<T | E> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Silence) return unheard;
    throw error;
  }
}
