/**
 * Where the upsell may open: on a page of the dashboard, but not over a draft that is open,
 * nor on the way to the payment service or back. Source: spec §4, Plan upsell modal; ux §4.15.
 */
export function upsellWelcome(pathname: string, search: string): boolean {
  const draft = /^\/create\/./.test(pathname) || pathname.startsWith("/dashboard/schedule/new");
  const inDashboard = pathname.startsWith("/dashboard") || pathname === "/create";
  const params = new URLSearchParams(search);
  return inDashboard && !draft && !params.has("checkout") && !params.has("plan");
}
