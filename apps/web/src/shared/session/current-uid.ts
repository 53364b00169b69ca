import { session } from "./session.ts";

/** Who is signed in at this moment; null for nobody. For work that goes on outside of any component. */
export function currentUid(): string | null {
  const current = session.current();
  return current.status === "signed-in" ? current.user.uid : null;
}
