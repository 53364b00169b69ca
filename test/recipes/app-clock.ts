import type { SharedApp } from "../publishing/shared-app.ts";
import type { RecipeOwner } from "./recipe-owner.ts";

/** What the clock of the app and its internet shows, in ms. */
export const shownTime = async (app: SharedApp): Promise<number> =>
  Date.parse((await app.control<{ now: string }>("clock")).now);

/** Moves that clock to a time, signs its owner in again, and lets the minute pass. */
export async function moveTo(owner: RecipeOwner, at: number): Promise<void> {
  await owner.app.control("clock", { now: new Date(at).toISOString() });
  await owner.signInAgain();
  await owner.app.minute();
}
