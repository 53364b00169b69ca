import { Refusal } from "@vignette/domain/kernel";
import { createMiddleware } from "hono/factory";
import type { Env } from "../../context/env.ts";
import { networkOf } from "../../context/network-of.ts";
import type { HttpEnv } from "../http-env.ts";

/** Seconds over which the bindings count. Source: wrangler.toml. */
const PERIOD_S = 60;

const tooManyRequests = () =>
  new Refusal("limit", "request.too-many", "Too many requests. Try again in a minute.", undefined, PERIOD_S);

/**
 * Counts a request without a valid identity: it has no token, or one that is invalid, or an invalid signature. Throws a
 * Refusal if its address sent too many. Locally the address may be unknown: then nothing is counted.
 */
export async function assertAddressRate(headers: Headers, env: Pick<Env, "ADDRESSES">): Promise<void> {
  const key = networkOf(headers.get("cf-connecting-ip"));
  if (key !== null && !(await env.ADDRESSES.limit({ key })).success) throw tooManyRequests();
}

/** Counts any request of a user. Throws a Refusal if there are too many. */
export async function assertUserRate(uid: string, env: Pick<Env, "USERS">): Promise<void> {
  if (!(await env.USERS.limit({ key: uid })).success) throw tooManyRequests();
}

/** For routes that anyone may call. */
export const perAddress = createMiddleware<HttpEnv>(async (c, next) => {
  await assertAddressRate(c.req.raw.headers, c.env);
  await next();
});
