/** Pages that stay reachable during maintenance. Source: spec §2, Public routes. */
const PAGES = ["/", "/login", "/signup", "/tiktok-callback", "/privacy", "/terms", "/impressum", "/tos", "/api-notice"];
const FOLDERS = ["/auth/callback/", "/blog/"];

/** Whether a page's path is a public route; every other page shows the maintenance page while the flag is on. */
export function isPublicPath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, "") || "/";
  return PAGES.includes(path) || path === "/blog" || FOLDERS.some((folder) => path.startsWith(folder));
}
