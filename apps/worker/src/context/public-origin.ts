import type { Env } from "./env.ts";

/** The product's origin without a trailing slash, so that paths can be appended: `https://vignette.app`. */
export const publicOrigin = ({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">): string =>
  PUBLIC_ORIGIN.replace(/\/+$/, "");
