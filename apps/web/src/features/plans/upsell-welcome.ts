/**
 * Where the upsell may open: on a page of the dashboard, but not over a draft that is open or a
 * post whose fate somebody came to see, nor on the way to the payment service or back. Source: spec §4, Plan upsell
 * modal; docs/experience.md#dialogs.
 *
 * An admin on the free plan is offered the plans like everybody: the spec exempts nobody. But whoever opens the
 * Admin Dashboard looks after the product there and buys nothing; the offer waits for the next page of their own.
 */
export function upsellWelcome(pathname: string, search: string): boolean {
  const draft = /^\/create\/./.test(pathname) || pathname.startsWith("/dashboard/schedule/new");
  const receipt = pathname.startsWith("/dashboard/schedule/posts/");
  const admin = pathname.startsWith("/dashboard/admin");
  const inDashboard = pathname.startsWith("/dashboard") || pathname === "/create";
  const params = new URLSearchParams(search);
  return inDashboard && !draft && !receipt && !admin && !params.has("checkout") && !params.has("plan");
}
