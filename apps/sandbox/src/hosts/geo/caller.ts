import type { Context } from "hono";

/** The address of the caller, as far as a proxy named it; else this machine. */
export const callerAddress = (c: Context): string =>
  c.req.header("x-forwarded-for")?.split(",")[0]?.trim() || c.req.header("cf-connecting-ip") || "127.0.0.1";
