import { useSyncExternalStore } from "react";
import { type Session, session } from "./session.ts";

/** The session; renders again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.current);
}
