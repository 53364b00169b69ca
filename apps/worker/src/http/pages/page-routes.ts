/**
 * Every URL path of a page; each id in them is one segment. `paths.ts` of the web app lists the same, and
 * test/architecture.test.ts compares the two. Source: spec §2.
 */
export const pageRoutes = {
  /** Pages that the build prerenders. */
  written: ["/", "/privacy", "/terms", "/impressum", "/tos", "/api-notice", "/blog", "/blog/:slug"],
  /** The page of a review link: for its holder only, and never indexed. */
  linked: ["/review/:token"],
  /** Pages that the app renders. */
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
    "/create/from-video",
    "/create/:id/variants",
    "/dashboard/schedule",
    "/dashboard/schedule/new",
    "/dashboard/schedule/posts/:id",
    "/dashboard/schedule/accounts",
    "/dashboard/analyze",
    "/dashboard/analyze/posts/:id",
    "/dashboard/automation",
    "/dashboard/automation/new",
    "/dashboard/automation/:id",
    "/dashboard/automation/:id/edit",
    "/dashboard/project-settings",
    "/dashboard/admin",
    "/dashboard/admin/users",
    "/dashboard/admin/users/:uid",
    "/dashboard/admin/posts",
    "/dashboard/admin/errors",
    "/dashboard/admin/tickets",
    "/dashboard/admin/announcements",
    "/dashboard/admin/plans",
    "/dashboard/admin/flags",
    "/dashboard/admin/countries",
    "/dashboard/admin/log",
    "/dashboard/admin/documents",
    "/dashboard/settings",
  ],
} as const;

/** The page at a path: the name of the built page, whether the path is one of ours, and whether it is secret. */
export type PageAt = { page: string; known: boolean; secret: boolean };

/** A trailing slash is ignored. An unknown path below the dashboard is shown inside the dashboard. */
export function pageAt(pathname: string): PageAt {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (isOneOf(pageRoutes.written, path)) return { page: path, known: true, secret: false };
  if (isOneOf(pageRoutes.linked, path)) return { page: "/review", known: true, secret: true };
  if (isOneOf(pageRoutes.drawn, path)) return { page: "/app", known: true, secret: false };
  return { page: /^\/(dashboard|create)\//.test(path) ? "/app" : "/404", known: false, secret: false };
}

/**
 * Whether a path names a file of the build, such as `/favicon.svg`: it has an extension in its last segment. Below the
 * blog, the callbacks and the dashboard there are only pages, known or not.
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
