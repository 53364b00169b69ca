import type { Unreachable } from "@vignette/domain/scheduling";

/** Surely nothing was done, or nothing was asked that does anything. */
export const unreachable = (reason: string): Unreachable => ({ type: "unreachable", reason, tokenRefused: false });
/** The same, because the platform did not take our token. */
export const tokenRefused = (reason: string): Unreachable => ({ type: "unreachable", reason, tokenRefused: true });
