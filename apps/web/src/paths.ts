/** Every address of the app. Source: spec §2. */
export const paths = {
  landing: "/",
  pricing: "/#subscription-plans",
  landingSupport: "/#support",
  login: "/login",
  signup: "/signup",
  resetPassword: "/reset-password",
  googleCallback: "/auth/callback/google",
  instagramCallback: "/auth/callback/instagram",
  tiktokCallback: "/tiktok-callback",
  privacy: "/privacy",
  terms: "/terms",
  impressum: "/impressum",
  tos: "/tos",
  apiNotice: "/api-notice",
  blog: "/blog",

  dashboard: "/dashboard",
  research: "/dashboard/research",
  assets: "/dashboard/asset-upload",
  hookLibrary: "/dashboard/hook-library",
  create: "/create",
  /** Content Creation, filled in. */
  createWith: (choices: { kind: string; look: string; hook?: string; hookId?: string }) =>
    `/create?${new URLSearchParams(choices)}`,
  shorts: "/create/from-video",
  shortsOf: (uploadId: string) => `/create/from-video?upload=${encodeURIComponent(uploadId)}`,
  creation: (id: string) => `/create/${encodeURIComponent(id)}`,
  variants: (id: string) => `/create/${encodeURIComponent(id)}/variants`,
  schedule: "/dashboard/schedule",
  newPost: "/dashboard/schedule/new",
  editPost: (id: string) => `/dashboard/schedule/new?post=${encodeURIComponent(id)}`,
  /** The composer with one asset, or the calendar's free slots with several. */
  scheduleAssets: (ids: readonly string[]) =>
    ids.length === 1
      ? `/dashboard/schedule/new?asset=${encodeURIComponent(ids[0] ?? "")}`
      : `/dashboard/schedule?fill=${ids.map(encodeURIComponent).join(",")}`,
  /** The composer with one asset, set to post it now. */
  postAsset: (id: string) => `/dashboard/schedule/new?asset=${encodeURIComponent(id)}&when=now`,
  post: (id: string) => `/dashboard/schedule/posts/${encodeURIComponent(id)}`,
  accounts: "/dashboard/schedule/accounts",
  analyze: "/dashboard/analyze",
  analyzePost: (id: string) => `/dashboard/analyze/posts/${encodeURIComponent(id)}`,
  automation: "/dashboard/automation",
  newRecipe: (preset: string) => `/dashboard/automation/new?from=${encodeURIComponent(preset)}`,
  recipe: (id: string) => `/dashboard/automation/${encodeURIComponent(id)}`,
  editRecipe: (id: string) => `/dashboard/automation/${encodeURIComponent(id)}/edit`,
  projectSettings: "/dashboard/project-settings",
  admin: "/dashboard/admin",
  adminUsers: "/dashboard/admin/users",
  adminUser: (uid: string) => `/dashboard/admin/users/${encodeURIComponent(uid)}`,
  adminPosts: "/dashboard/admin/posts",
  adminErrors: "/dashboard/admin/errors",
  adminTickets: "/dashboard/admin/tickets",
  adminAnnouncements: "/dashboard/admin/announcements",
  adminPlans: "/dashboard/admin/plans",
  adminFlags: "/dashboard/admin/flags",
  adminCountries: "/dashboard/admin/countries",
  adminLog: "/dashboard/admin/log",
  adminDocuments: "/dashboard/admin/documents",
  settings: "/dashboard/settings",
} as const;

/** The addresses with an id in them, as the router reads them. */
export const patterns = {
  creation: "/create/:id",
  variants: "/create/:id/variants",
  post: "/dashboard/schedule/posts/:id",
  analyzePost: "/dashboard/analyze/posts/:id",
  newRecipe: "/dashboard/automation/new",
  recipe: "/dashboard/automation/:id",
  editRecipe: "/dashboard/automation/:id/edit",
  adminUser: "/dashboard/admin/users/:uid",
  article: "/blog/:slug",
  review: "/review/:token",
} as const;

/** The settings, scrolled to what the user is notified of. */
export const notificationSettings = `${paths.settings}#notifications`;

/** The first pieces of a new product, which are made by themselves. */
export const firstPiecesPath = `${paths.create}?first`;

/** The login page that leads back to `next`. */
export const loginThen = (next: string) => `${paths.login}?next=${encodeURIComponent(next)}`;

/** The settings, where the checkout of a plan begins by itself. */
export const checkoutOf = (planId: string) => `${paths.settings}?plan=${encodeURIComponent(planId)}`;

/** The allowed target of `next`: a path of this app. Anything else becomes the dashboard. */
export function safeNext(next: string | null): string {
  const ours = next !== null && /^\/(?![/\\])/.test(next) && !next.startsWith(paths.login);
  return ours ? next : paths.dashboard;
}

/** Whether an address belongs to the Admin Dashboard. Admins reach it during maintenance and from any country. */
export const isAdminPath = (pathname: string) => pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

/** Whether an address is inside the dashboard's frame, for users who are logged in. Source: spec §2 */
export const isInsideFrame = (pathname: string) => /^\/(dashboard|create)(\/|$)/.test(pathname);

/** The named parts of a pattern at an address, such as the `id` of `/create/:id`; null if the address has another form. */
export function partsOf(pattern: string, pathname: string): Record<string, string> | null {
  const found = new RegExp(`^${pattern.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`).exec(pathname);
  return (
    found && Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, it]) => [name, decodeURIComponent(it)]))
  );
}

/** The id of the creation that an address opens in the studio; null for any other address. */
export const creationAt = (pathname: string): string | null =>
  pathname === paths.shorts ? null : (partsOf(patterns.creation, pathname)?.id ?? null);

/** The addresses of the Admin Dashboard, as the router reads them. */
export const adminPatterns: readonly string[] = [...Object.values(paths), ...Object.values(patterns)].flatMap((it) =>
  typeof it === "string" && isAdminPath(it) ? [it] : [],
);
