import type { Unreachable } from "@vignette/domain/scheduling";

/** The call had no effect. */
export const unreachable = (reason: string): Unreachable => ({ type: "unreachable", reason, tokenRefused: false });
/** The call had no effect, because the platform refused our token. */
export const tokenRefused = (reason: string): Unreachable => ({ type: "unreachable", reason, tokenRefused: true });
