import * as z from "zod/mini";
import { Uid } from "../identity/index.ts";
import { minutes, Refusal } from "../kernel/index.ts";

/** Whose account an admin wants to look at. */
export const ViewAsInput = z.object({ uid: Uid });
export type ViewAsInput = z.infer<typeof ViewAsInput>;

/** How long an admin may look at an account before asking again, in milliseconds. Our own choice. */
export const VIEW_AS_FOR = minutes(30);

/** The request header that carries the grant. Source: ADR 52. */
export const VIEW_AS_HEADER = "x-view-as";

/** The code of `viewAsEnded`. The app then returns to the admin's own account. */
export const VIEW_AS_ENDED = "admin.view-as-ended";

export const viewAsEnded = () => new Refusal("forbidden", VIEW_AS_ENDED, "You are no longer viewing this account.");

/** The answer to every change while an admin looks at another account. */
export const viewOnly = () =>
  new Refusal("forbidden", "admin.view-only", "You are viewing another account. Nothing can be changed.");

export function refuseViewAs(adminUid: string, { uid }: ViewAsInput): Refusal | null {
  return uid === adminUid ? new Refusal("conflict", "admin.view-as-self", "This is your own account.", "uid") : null;
}
