/**
 * Where the upsell may open: on a page of the dashboard, but not over an open draft or a post's receipt, nor on the way
 * to the payment service or back. Source: spec §4, Plan upsell modal; docs/experience.md#dialogs. An admin on the free
 * plan sees it too, as the spec exempts no one, but not on the Admin Dashboard: there it waits for the next page.
 */
export function upsellWelcome(pathname: string, search: string): boolean {
  const draft =
    /^\/create\/./.test(pathname) ||
    pathname.startsWith("/dashboard/schedule/new") ||
    /^\/dashboard\/automation\/(new|[^/]+\/edit)$/.test(pathname);
  const receipt = pathname.startsWith("/dashboard/schedule/posts/");
  const admin = pathname.startsWith("/dashboard/admin");
  const inDashboard = pathname.startsWith("/dashboard") || pathname === "/create";
  const params = new URLSearchParams(search);
  return inDashboard && !draft && !receipt && !admin && !params.has("checkout") && !params.has("plan");
}
