/**
 * Where the upsell may open: on a page of the dashboard, but not over a draft that is open or a
 * post whose fate somebody came to see, nor on the way to the payment service or back. Source: spec §4, Plan upsell modal; ux §4.15.
 */
export function upsellWelcome(pathname: string, search: string): boolean {
  const draft = /^\/create\/./.test(pathname) || pathname.startsWith("/dashboard/schedule/new");
  const receipt = pathname.startsWith("/dashboard/schedule/posts/");
  const inDashboard = pathname.startsWith("/dashboard") || pathname === "/create";
  const params = new URLSearchParams(search);
  return inDashboard && !draft && !receipt && !params.has("checkout") && !params.has("plan");
}
