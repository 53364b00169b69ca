import { days, hours, type Instant } from "../../kernel/index.ts";
import type { SlotTime } from "./weekly-slots.ts";

/** What is to be put on the calendar: an unscheduled piece and its hook. */
export type Unplanned = { id: string; hookId: string | null };
/** What is on it already, for one account. */
export type Taken = { publishAt: Instant; hookId: string | null };

/** Where a piece would go, or why it would not. */
export type Filled = { id: string; slot: SlotTime | null; reasons: FillReason[] };
/**
 * `no-slot`: none is free any more. `near`: each free one is within four hours of another post. `spaced`: this one is not.
 * `hook-rests`: the same hook goes out once in seven days.
 */
export type FillReason = "no-slot" | "near" | "spaced" | "hook-rests";

/**
 * How far apart what is laid into slots goes out on one account, and how long a hook rests there.
 * Source: docs/experience.md#calendar.
 */
export const APART = hours(4);
export const HOOK_REST = days(7);

/**
 * Lays pieces into free slots in order: at least four hours apart, the same hook not twice in seven days. A piece that
 * finds no slot says why. Pure: what comes out is a preview, and nothing is planned by it.
 * Source: docs/experience.md#calendar.
 */
export function fillSlots(pieces: readonly Unplanned[], free: readonly SlotTime[], taken: readonly Taken[]): Filled[] {
  const calendar = [...taken];
  const open = [...free];
  return pieces.map(({ id, hookId }) => {
    const apart = open.filter(({ publishAt }) => calendar.every((it) => Math.abs(it.publishAt - publishAt) >= APART));
    const slot = apart.find(({ publishAt }) => isRested(hookId, publishAt, calendar));
    if (!slot) return { id, slot: null, reasons: [whyNone(open.length, apart.length)] };
    open.splice(open.indexOf(slot), 1);
    calendar.push({ publishAt: slot.publishAt, hookId });
    return { id, slot, reasons: reasonsFor(slot, apart[0], hookId) };
  });
}

function isRested(hookId: string | null, publishAt: Instant, calendar: readonly Taken[]): boolean {
  if (hookId === null) return true;
  return calendar.every((it) => it.hookId !== hookId || Math.abs(it.publishAt - publishAt) >= HOOK_REST);
}

function whyNone(open: number, apart: number): FillReason {
  if (open === 0) return "no-slot";
  return apart === 0 ? "near" : "hook-rests";
}

function reasonsFor(slot: SlotTime, first: SlotTime | undefined, hookId: string | null): FillReason[] {
  return hookId !== null && slot !== first ? ["spaced", "hook-rests"] : ["spaced"];
}
