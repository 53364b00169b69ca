import type { Env } from "./env.ts";

/** The product's site address without a slash at its end, as paths are appended to it: `https://vignette.app`. */
export const publicOrigin = ({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">): string =>
  PUBLIC_ORIGIN.replace(/\/+$/, "");
