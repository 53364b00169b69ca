const OWNER = "kept-for";

/** The prefixes of storage keys that hold the drafts and choices of one user. */
const OWN = [
  "studio-draft:",
  "product-draft:",
  "composer-draft:",
  "recipe-draft:",
  "variant-choices:",
  "create:",
  "frames:",
  "product:",
  "shown-product:",
  "hook-picks:",
  "current-plan:",
  "announcements:",
  "server-repairs:",
];

/**
 * This browser stores drafts and choices for one user at a time: another user who signs in finds none of them, and the
 * same user finds them all. Never throws.
 */
export function claimStorage(uid: string): void {
  try {
    const before = localStorage.getItem(OWNER);
    if (before === uid) return;
    if (before !== null) void clearUserStorage();
    localStorage.setItem(OWNER, uid);
  } catch {
    // Where storage is forbidden nothing is kept either.
  }
}

/** Clears what is stored for the last user, as another one signed in or the account was deleted. Never rejects. */
export async function clearUserStorage(): Promise<void> {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    for (const name of names) if (OWN.some((it) => name.startsWith(it))) localStorage.removeItem(name);
  } catch {
    // As above.
  }
  // Logging out clears this too, but not if the page was closed meanwhile.
  await import("./clear-offline-data.ts").then((it) => it.clearOfflineData()).catch(() => undefined);
}
