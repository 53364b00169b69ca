import { useSyncExternalStore } from "react";
import { type Session, session } from "./session.ts";

/** Who is signed in; renders again when that changes. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.current);
}
