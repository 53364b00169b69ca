import type { NoAnswer, Unreachable } from "@vignette/domain/scheduling";

/** The call had no effect. */
export const unreachable = (why: NoAnswer): Unreachable => ({ type: "unreachable", why, tokenRefused: false });
/** The call had no effect, because the platform refused our token. */
export const tokenRefused = (): Unreachable => ({ type: "unreachable", why: "token-refused", tokenRefused: true });
