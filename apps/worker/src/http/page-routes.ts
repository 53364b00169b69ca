/**
 * Every address that shows a page; the ids in them are any one segment. The web app's `paths.ts` says the same,
 * and test/architecture.test.ts holds both together. Source: spec §2.
 */
export const pageRoutes = {
  /** Pages that the build wrote as they are. */
  written: ["/", "/privacy", "/terms", "/impressum", "/tos", "/api-notice", "/blog", "/blog/:slug"],
  /** What a review link opens: a page of its own, for its holder and for no index. */
  linked: ["/review/:token"],
  /** Pages that the app draws. */
  drawn: [
    "/login",
    "/signup",
    "/reset-password",
    "/auth/callback/google",
    "/auth/callback/instagram",
    "/tiktok-callback",
    "/dashboard",
    "/dashboard/research",
    "/dashboard/asset-upload",
    "/dashboard/hook-library",
    "/create",
    "/create/:id",
    "/create/:id/variants",
    "/dashboard/schedule",
    "/dashboard/schedule/new",
    "/dashboard/schedule/posts/:id",
    "/dashboard/schedule/accounts",
    "/dashboard/analyze",
    "/dashboard/automation",
    "/dashboard/project-settings",
    "/dashboard/admin",
    "/dashboard/settings",
  ],
} as const;

/** What stands at an address: the name of the built page, whether the address is one of ours, and whether it is a secret. */
export type PageAt = { page: string; known: boolean; secret: boolean };

/** One slash at the end changes nothing. An unknown address below the dashboard keeps the dashboard around it. */
export function pageAt(pathname: string): PageAt {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (isOneOf(pageRoutes.written, path)) return { page: path, known: true, secret: false };
  if (isOneOf(pageRoutes.linked, path)) return { page: "/review", known: true, secret: true };
  if (isOneOf(pageRoutes.drawn, path)) return { page: "/app", known: true, secret: false };
  return { page: /^\/(dashboard|create)\//.test(path) ? "/app" : "/404", known: false, secret: false };
}

/**
 * Whether an address names a file of the build, such as `/favicon.svg`: with a dot in its last segment. Below the blog,
 * the callbacks and the dashboard there are pages only, known or not.
 */
export const isFile = (path: string): boolean =>
  /\.[a-z0-9]+$/i.test(path) &&
  !path.endsWith(".html") &&
  !/^\/(blog|auth\/callback|review|dashboard|create)\//.test(path);

function isOneOf(routes: readonly string[], path: string): boolean {
  return routes.some((route) => {
    const segments = path.split("/");
    const wanted = route.split("/");
    return wanted.length === segments.length && wanted.every((it, index) => fits(it, segments[index] ?? ""));
  });
}

const fits = (wanted: string, segment: string) => (wanted.startsWith(":") ? segment !== "" : wanted === segment);
