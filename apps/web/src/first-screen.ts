import { askForFirstScreen } from "./app/first-screens.ts";
import { screenAt, screens, signInAt } from "./app/screens.ts";
import { isInsideFrame } from "./paths.ts";
import { readDateTables } from "./shared/language/reader.ts";
import { hasStoredSession } from "./shared/session/has-stored-session.ts";

/**
 * Runs as soon as it is loaded, while the app's own code still comes: begins to load the code of the page, and asks the
 * Worker for what the page shows first. The app finds both later; without this script they would come one after the
 * other. What it imports is in a file of its own, which imports no library. Source: ADR 132
 */
function begin({ pathname, search }: Location): void {
  if (!hasStoredSession(localStorage)) {
    load(signInAt(pathname)?.());
  } else if (isInsideFrame(pathname)) {
    askForFirstScreen({ pathname, search });
    load(screens.frame());
    load(screenAt(pathname)?.());
    // After the questions are on their way.
    setTimeout(readDateTables);
  }
}

/** A failed load is reported by the app, which asks for the same code again. */
const load = (code: Promise<unknown> | undefined) => void code?.catch(() => undefined);

try {
  begin(location);
} catch {
  // A browser that blocks storage: the app says so where it matters.
}
