/**
 * Where the upsell may open: on a page of the dashboard, but not over a draft that is open,
 * nor on the way back from the payment service. Source: spec §4, Plan upsell modal; ux §4.15.
 */
export function upsellWelcome(pathname: string, search: string): boolean {
  const draft = /^\/create\/./.test(pathname) || pathname.startsWith("/dashboard/schedule/new");
  const inDashboard = pathname.startsWith("/dashboard") || pathname === "/create";
  return inDashboard && !draft && !new URLSearchParams(search).has("checkout");
}
