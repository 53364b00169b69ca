import * as z from "zod/mini";

/** Document `config/config_features`. Absent or no boolean counts as off: a slip by hand takes nothing down. Source: spec §3. */
export const Flags = z.object({
  maintenance: z.catch(z._default(z.boolean(), false), false),
  automation_frontend: z.catch(z._default(z.boolean(), false), false),
});
export type Flags = z.infer<typeof Flags>;

/** Every flag off: what holds without the document. */
export const noFlags: Flags = { maintenance: false, automation_frontend: false };

/**
 * The flags and when reading them from the database began, in ms since 1970. A page hears them from its live channel and
 * in answers, in any order; what was read later holds.
 */
export type ReadFlags = Flags & { readAt: number };

/** What holds before the flags have been read. */
export const unreadFlags: ReadFlags = { ...noFlags, readAt: 0 };

/** Whether every flag has the same value in both. */
export function sameFlags(one: Flags, other: Flags): boolean {
  return one.maintenance === other.maintenance && one.automation_frontend === other.automation_frontend;
}

/** The one that was read later; the new one if they were read at the same time. */
export const laterFlags = (known: ReadFlags, next: ReadFlags): ReadFlags => (next.readAt < known.readAt ? known : next);
