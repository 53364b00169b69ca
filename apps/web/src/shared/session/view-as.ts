import { paths } from "../../paths.ts";

/** The account that an admin views, read-only. */
export type Viewing = {
  uid: string;
  email: string;
  displayName: string;
  /** With it the Worker answers as if the user had asked. */
  grant: string;
};

const KEY = "view-as";

/** Whose account an admin views in this tab; null for everyone else. Read once: it begins and ends with a new page. */
export const viewing: Viewing | null = stored();

/** Opens the app as the user sees it. */
export function startViewing(next: Viewing): void {
  sessionStorage.setItem(KEY, JSON.stringify(next));
  location.assign(paths.dashboard);
}

/** Leads back to the user's page in the Admin Dashboard. */
export function stopViewing(): void {
  sessionStorage.removeItem(KEY);
  location.assign(viewing ? paths.adminUser(viewing.uid) : paths.dashboard);
}

/** Forgets it without leaving the page: the admin logged out. */
export const forgetViewing = (): void => sessionStorage.removeItem(KEY);

/** The header of every request while an account is viewed. */
export const viewingHeader = (): Record<string, string> => (viewing ? { "x-view-as": viewing.grant } : {});

/** What this tab wrote itself; a browser that forbids storage throws here. */
function stored(): Viewing | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Viewing | null;
  } catch {
    return null;
  }
}
