import { countedAs } from "../assets/index.ts";
import { type Instant, type Saying, say } from "../kernel/index.ts";
import { comesBack } from "../usage/index.ts";
import type { RecipeChoice } from "./recipe-run.ts";

/** How much more a subscription allows in one of its periods; null where it has no limit. */
export type Room = { images: number | null; videos: number | null; credits: number | null };

/** What is left of the current period until `resetsAt`, and what a whole one allows. */
export type PlanRoom = { left: Room; whole: Room; resetsAt: Instant };

/** Which part of the room a piece does not fit into; null if it fits. `cost`: in AI credits. */
export function beyondRoom(room: Room, { kind }: Pick<RecipeChoice, "kind">, cost: number): keyof Room | null {
  const counted = countedAs(kind);
  if ((room[counted] ?? 1) < 1) return counted;
  return (room.credits ?? cost) < cost ? "credits" : null;
}

/** The room after a piece. */
export function roomAfter(room: Room, { kind }: Pick<RecipeChoice, "kind">, cost: number): Room {
  const counted = countedAs(kind);
  const minus = (left: number | null, taken: number) => (left === null ? null : Math.max(0, left - taken));
  return { ...room, [counted]: minus(room[counted], 1), credits: minus(room.credits, cost) };
}

const names: Record<keyof Room, string> = { images: "images", videos: "videos", credits: "AI credits" };

/** Why a coming time makes nothing. `resetsAt`: of the period in which it would be made; null for a later one. */
export function usedUp(key: keyof Room, resetsAt: Instant | null, now: Instant): Saying {
  const sentence = `Your plan won't have enough ${names[key]} left by then.`;
  if (resetsAt === null) return say(`automation.short-of-${key}`, sentence);
  return say(`automation.short-of-${key}-until`, `${sentence} ${comesBack(resetsAt, now)}`, { resetsAt });
}
