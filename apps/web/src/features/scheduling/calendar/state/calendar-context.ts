import type { Instant } from "@vignette/domain/kernel";
import type { PostView, ScheduleWarning } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { createContext, useContext } from "react";
import type { OpenSlot } from "./open-slot.ts";
import type { Carry } from "./use-carry.ts";
import type { PostMutations } from "./use-post-mutations.ts";
import type { Selection } from "./use-selection.ts";
import type { ViewControl } from "./use-view.ts";

/** A dialog about some posts. */
export type CalendarDialog = { kind: "move" | "copy" | "repeat"; posts: readonly PostView[] };

/** The state that all parts of the calendar share. */
export type Calendar = {
  projectId: string;
  view: ViewControl;
  /** The posts that pass the filters, earliest first. */
  posts: readonly PostView[];
  slots: readonly OpenSlot[];
  accounts: readonly SocialAccount[];
  warnings: ReadonlyMap<string, readonly ScheduleWarning[]>;
  now: Instant;
  online: boolean;
  mutations: PostMutations;
  selection: Selection;
  carry: Carry;
  /** Opens the card of a post beside its chip. */
  open: (post: PostView, chip: HTMLElement) => void;
  ask: (question: CalendarDialog) => void;
};

export const CalendarContext = createContext<Calendar | null>(null);

/** The calendar around this part of the page. */
export function useCalendar(): Calendar {
  const calendar = useContext(CalendarContext);
  if (!calendar) throw new Error("A part of the calendar stands outside of it.");
  return calendar;
}
