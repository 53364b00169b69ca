import { paths } from "../../paths.ts";

/** The account that an admin views, read-only. */
export type Viewing = {
  uid: string;
  email: string;
  displayName: string;
  /** With it the Worker answers as if the user had sent the request. */
  grant: string;
};

const KEY = "view-as";

/** The account that an admin views in this tab; null for everyone else. Read once: it changes only with a page load. */
export const viewing: Viewing | null = stored();

/** Opens the app as the user sees it. */
export function startViewing(next: Viewing): void {
  sessionStorage.setItem(KEY, JSON.stringify(next));
  location.assign(paths.dashboard);
}

/** Returns to the user's page in the Admin Dashboard. */
export function stopViewing(): void {
  sessionStorage.removeItem(KEY);
  location.assign(viewing ? paths.adminUser(viewing.uid) : paths.dashboard);
}

/** Clears it without leaving the page, when the admin logs out. */
export const forgetViewing = (): void => sessionStorage.removeItem(KEY);

/** The headers of a request with the user's token; while an account is viewed, they say so. */
export const authorizationWith = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  ...(viewing && { "x-view-as": viewing.grant }),
});

/** Reads the value from this tab's storage; a browser that blocks storage throws here. */
function stored(): Viewing | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Viewing | null;
  } catch {
    return null;
  }
}
