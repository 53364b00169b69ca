import type { MiddlewareHandler } from "hono";

/** Marks every answer as synthesized here, so that a placeholder never passes for a real model's work. */
export const placeholderMark: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("x-placeholder", "sandbox");
};
