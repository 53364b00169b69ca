import { isAdminPath, paths } from "../paths.ts";

/** The code of the frame and of every page, each loaded on its own: by the router, or by the document beside it. */
export const screens = {
  frame: () => import("./frame/dashboard-shell.tsx"),
  notFound: () => import("../shared/boundaries/not-found-page.tsx"),
  login: () => import("../features/identity/sign-in/login-page.tsx"),
  signup: () => import("../features/identity/sign-in/signup-page.tsx"),
  resetPassword: () => import("../features/identity/sign-in/reset-password-page.tsx"),
  googleCallback: () => import("../features/identity/sign-in/google-callback-page.tsx"),
  dashboard: () => import("./dashboard/dashboard-page.tsx"),
  settings: () => import("./settings/settings-page.tsx"),
  projectSettings: () => import("./project-settings.tsx"),
  research: () => import("../features/research/page.tsx"),
  hookLibrary: () => import("../features/hook-library/page.tsx"),
  assets: () => import("../features/assets/page.tsx"),
  create: () => import("../features/studio/create/create-page.tsx"),
  shorts: () => import("../features/studio/shorts/shorts-page.tsx"),
  schedule: () => import("../features/scheduling/page.tsx"),
  composer: () => import("../features/scheduling/composing/composer-page.tsx"),
  post: () => import("../features/scheduling/post/post-page.tsx"),
  accounts: () => import("../features/social-accounts/page.tsx"),
  callback: () => import("../features/social-accounts/callback-page.tsx"),
  analyze: () => import("../features/analytics/page.tsx"),
  postNumbers: () => import("../features/analytics/post/post-numbers-page.tsx"),
  admin: () => import("../features/admin/page.tsx"),
  recipes: () => import("../features/automation/page.tsx"),
  recipe: () => import("../features/automation/recipe/recipe-page.tsx"),
  recipeEditor: () => import("../features/automation/editor/editor-pages.tsx"),
  variants: () => import("../features/studio/variants/variants-page.tsx"),
  studio: () => import("../features/studio/editor/studio-page.tsx"),
};

type Screen = () => Promise<unknown>;

const screensByPath: Record<string, Screen> = {
  [paths.dashboard]: screens.dashboard,
  [paths.schedule]: screens.schedule,
  [paths.newPost]: screens.composer,
  [paths.analyze]: screens.analyze,
  [paths.hookLibrary]: screens.hookLibrary,
  [paths.research]: screens.research,
  [paths.assets]: screens.assets,
  [paths.create]: screens.create,
  [paths.settings]: screens.settings,
  [paths.accounts]: screens.accounts,
  [paths.automation]: screens.recipes,
};

/** The code of the page at a path inside the frame; undefined where the path names one thing. */
export const screenAt = (pathname: string): Screen | undefined =>
  isAdminPath(pathname) ? screens.admin : screensByPath[pathname];
