import * as z from "zod/mini";
import { LAST } from "./last-instant.ts";

/**
 * A point in time: milliseconds since the epoch, UTC, up to the end of the year 9999. Branded, so that no other number
 * is mistaken for one.
 */
export const Instant = z.number().check(z.int(), z.nonnegative(), z.maximum(LAST)).brand<"Instant">();
export type Instant = z.infer<typeof Instant>;
