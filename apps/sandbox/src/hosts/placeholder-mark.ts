import type { MiddlewareHandler } from "hono";

/** Says of every answer that it was made here: a stand-in never passes for a real model's work. */
export const placeholderMark: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("x-placeholder", "sandbox");
};
