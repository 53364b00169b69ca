import type { PostView } from "@vignette/domain/scheduling";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { type Calendar, useCalendar } from "../state/calendar-context.ts";
import { dayAt, dayPlus, monthPlus, weekOf } from "../state/days.ts";
import { isMovable } from "../state/post-facts.ts";
import { movePosts } from "./move-posts.ts";
import { newPostOn } from "./new-post-on.ts";
import { removePosts } from "./remove-posts.ts";

const arrows: Record<string, [days: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The keys of the grid: one tab stop, arrows for days, Enter into a day and its posts, M to move.
 * Source: docs/experience.md#accessibility.
 */
export function useGridKeys() {
  const calendar = useCalendar();
  const navigate = useNavigate();
  const grid = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  const { view, carry } = calendar;

  useEffect(() => {
    if (!follows.current || carry.carried) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${view.day}"]`)?.focus();
  });

  const goTo = (day: string) => {
    follows.current = true;
    view.show({ day });
  };
  return {
    grid,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (carry.carried ? carryKey(calendar, event) : gridKey(calendar, event, goTo, navigate)) event.preventDefault();
    },
  };
}

function carryKey({ carry, view, mutations }: Calendar, { key, shiftKey }: KeyboardEvent): boolean {
  const arrow = arrows[key];
  if (arrow) {
    const [days, rows] = arrow;
    const day = view.kind === "month" ? carry.by(days + 7 * rows, 0) : carry.by(days, rows * (shiftKey ? 4 : 1));
    if (day) view.show({ day });
  } else if (key === "Enter") {
    const to = carry.drop();
    if (to) void movePosts(mutations, [to]);
  } else if (key === "Escape") carry.leave();
  return arrow !== undefined || key === "Enter" || key === "Escape";
}

type Go = (day: string) => void;

function gridKey(calendar: Calendar, event: KeyboardEvent<HTMLElement>, goTo: Go, navigate: (to: string) => unknown) {
  const target = event.target as HTMLElement;
  const chip = target.closest<HTMLElement>("[data-post]");
  const post = calendar.posts.find((it) => it.id === chip?.dataset.post);
  if (chip && post && chipKey(calendar, event, chip, post)) return true;
  const cell = target.closest<HTMLElement>("[data-day]");
  const day = cell?.dataset.day;
  if (!cell || !day) return false;
  if (event.key === "Enter" && target === cell) {
    const first = cell.querySelector<HTMLElement>("[data-post]");
    if (first) first.focus();
    else if (day >= dayAt(calendar.now, calendar.view.zone)) navigate(newPostOn(day, calendar.slots));
    return true;
  }
  const next = dayForKey(calendar, event.key, day);
  if (next) goTo(next);
  return next !== null;
}

function dayForKey({ view, now }: Calendar, key: string, day: string): string | null {
  const arrow = arrows[key];
  if (arrow) return view.kind === "month" || arrow[0] !== 0 ? dayPlus(day, arrow[0] + 7 * arrow[1]) : null;
  const week = weekOf(day);
  const far: Record<string, string | undefined> = {
    Home: week[0],
    End: week[6],
    PageUp: monthPlus(day, -1),
    PageDown: monthPlus(day, 1),
    t: dayAt(now, view.zone),
    T: dayAt(now, view.zone),
  };
  return far[key] ?? null;
}

function chipKey(calendar: Calendar, { key }: KeyboardEvent, chip: HTMLElement, post: PostView): boolean {
  const cell = chip.closest<HTMLElement>("[data-day]");
  const chips = [...(cell?.querySelectorAll<HTMLElement>("[data-post]") ?? [])];
  const beside = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (beside !== undefined) chips[(chips.indexOf(chip) + beside + chips.length) % chips.length]?.focus();
  else if (key === "Escape") cell?.focus();
  else if (key === " ") calendar.selection.toggle(post.id);
  else if ((key === "m" || key === "M") && isMovable(post, calendar.now)) calendar.carry.lift(post);
  else if (key === "Delete" || key === "Backspace") void removePosts(calendar.mutations, [post]);
  else return false;
  return true;
}
