import { type Locale, localeInPath } from "@vignette/messages/locale";

/**
 * Every URL path of a page; each id in them is one segment. `paths.ts` of the web app lists the same, and
 * test/architecture.test.ts compares the two. Source: spec §2.
 */
export const pageRoutes = {
  /** Pages that the build prerenders. */
  written: ["/", "/privacy", "/terms", "/impressum", "/tos", "/api-notice", "/blog", "/blog/:slug"],
  /** Those of them that exist in every language: `/de/terms`. The rest is in English only. ADR 147. */
  translated: ["/", "/privacy", "/terms"],
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

/**
 * The page at a path: the name of the built page, whether the path is one of ours, whether it is secret, and the language
 * that the path names.
 */
export type PageAt = { page: string; known: boolean; secret: boolean; locale: Locale };

/** A trailing slash is ignored. An unknown path below the dashboard is shown inside the dashboard. */
export function pageAt(pathname: string): PageAt {
  const path = withoutSlash(pathname);
  const named = localeInPath(path);
  if (named.locale !== "en" && isOneOf(pageRoutes.translated, named.path)) {
    return { page: named.path, known: true, secret: false, locale: named.locale };
  }
  const english = { known: true, secret: false, locale: "en" } as const;
  if (isOneOf(pageRoutes.written, path)) return { ...english, page: path };
  if (isOneOf(pageRoutes.linked, path)) return { ...english, page: "/review", secret: true };
  if (isOneOf(pageRoutes.drawn, path)) return { ...english, page: "/app" };
  if (/^\/(dashboard|create)\//.test(path)) return { ...english, page: "/app", known: false };
  return { page: "/404", known: false, secret: false, locale: named.locale };
}

/** The route of a page that the app renders: its own before one with an id that it would fit as well. */
export function drawnRouteOf(pathname: string): string | undefined {
  const path = withoutSlash(pathname);
  return pageRoutes.drawn.find((it) => it === path) ?? pageRoutes.drawn.find((it) => isOneOf([it], path));
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, "") : path);

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
