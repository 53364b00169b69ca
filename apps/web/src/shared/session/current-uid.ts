import { session } from "./session.ts";

/** The uid of the signed-in user; null for a visitor. For work outside of components. */
export function currentUid(): string | null {
  const current = session.current();
  return current.status === "signed-in" ? current.user.uid : null;
}
