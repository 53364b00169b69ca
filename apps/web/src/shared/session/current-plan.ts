import { sessionKey } from "./has-stored-session.ts";

const KEY = "current-plan:";

/** Stores the user's plan. The landing page has no session and leaves that plan out. */
export function rememberPlan(uid: string, planId: string): void {
  try {
    localStorage.setItem(KEY + uid, planId);
  } catch {
    // Without storage the landing page offers every plan.
  }
}

/** The plan that the signed-in user was on when the app was last open; null for visitors, and if it is unknown. */
export function rememberedPlan(storage: Pick<Storage, "length" | "key" | "getItem">): string | null {
  const session = sessionKey(storage);
  const uid = session === undefined ? null : uidIn(storage.getItem(session));
  return uid === null ? null : storage.getItem(KEY + uid);
}

/** The identity provider stores its user as JSON. */
function uidIn(text: string | null): string | null {
  try {
    const stored: { uid?: unknown } | null = JSON.parse(text ?? "null");
    return typeof stored?.uid === "string" ? stored.uid : null;
  } catch {
    return null;
  }
}
