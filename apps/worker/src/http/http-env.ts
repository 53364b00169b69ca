import type { Env } from "../context/env.ts";

/** The environment of the Hono routes. */
export type HttpEnv = { Bindings: Env; Variables: { requestId: string } };
