import { notify } from "@vignette/ui";
import { session } from "../features/identity/session.ts";
import { paths } from "../paths.ts";

/** Ends the session and leaves for the landing page, with nothing of this user left in memory. */
export async function logOut(): Promise<void> {
  try {
    await session.signOut();
    window.location.assign(paths.landing);
  } catch {
    notify({ kind: "error", title: "Failed to sign out" });
  }
}
