import type { Env } from "../context/env.ts";

/** What a route of Hono runs on. */
export type HttpEnv = { Bindings: Env; Variables: { requestId: string } };
