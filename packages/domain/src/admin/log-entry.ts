import * as z from "zod/mini";
import { Instant } from "../kernel/index.ts";

/** What a change is about. */
export const LogAction = z.enum([
  "switch",
  "plan",
  "ticket",
  "rights",
  "access",
  "subscription",
  "credits",
  "country",
  "announcement",
  "view-as",
  "reconcile",
]);
export type LogAction = z.infer<typeof LogAction>;

/** One change by an admin: who, when, what. Collection `admin_log`, keyed by a random id; written with the change. */
export const LogEntry = z.object({
  uid: z.string(),
  email: z.string(),
  action: LogAction,
  /** The name of the switch, the id of the plan, ticket or user, the code of the country. */
  subject: z.string(),
  /** The change as text: `name: Growth → Grow`. */
  change: z.string(),
  createdAt: Instant,
});
export type LogEntry = z.infer<typeof LogEntry>;

/** The fields that differ, as text; empty if none does. */
export function changeInWords(before: object, after: object): string {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => shown(old.get(field)) !== shown(value))
    .map(([field, value]) => `${field}: ${shown(old.get(field))} → ${shown(value)}`)
    .join(", ");
}

/** Maps by their fields in order of name, so that the order of writing makes no difference. */
function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "–");
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([field, it]) => `${field} ${it}`).join(" ");
}
