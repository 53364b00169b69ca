import { isAdminPath, partsOf, paths, patterns } from "../paths.ts";
import { type Screen, screen } from "./screen.ts";

/** The code of the frame and of every page, each loaded on its own: by the router, or by the document beside it. */
export const screens = {
  frame: screen(() => import("./frame/dashboard-shell.tsx")),
  notFound: screen(() => import("../shared/boundaries/not-found-page.tsx")),
  login: screen(() => import("../features/identity/sign-in/login-page.tsx")),
  signup: screen(() => import("../features/identity/sign-in/signup-page.tsx")),
  resetPassword: screen(() => import("../features/identity/sign-in/reset-password-page.tsx")),
  googleCallback: screen(() => import("../features/identity/sign-in/google-callback-page.tsx")),
  dashboard: screen(() => import("./dashboard/dashboard-page.tsx")),
  settings: screen(() => import("./settings/settings-page.tsx")),
  projectSettings: screen(() => import("./project-settings.tsx")),
  research: screen(() => import("../features/research/page.tsx")),
  hookLibrary: screen(() => import("../features/hook-library/page.tsx")),
  assets: screen(() => import("../features/assets/page.tsx")),
  create: screen(() => import("../features/studio/create/create-page.tsx")),
  shorts: screen(() => import("../features/studio/shorts/shorts-page.tsx")),
  schedule: screen(() => import("../features/scheduling/page.tsx")),
  composer: screen(() => import("../features/scheduling/composing/composer-page.tsx")),
  post: screen(() => import("../features/scheduling/post/post-page.tsx")),
  accounts: screen(() => import("../features/social-accounts/page.tsx")),
  callback: screen(() => import("../features/social-accounts/callback-page.tsx")),
  analyze: screen(() => import("../features/analytics/page.tsx")),
  postNumbers: screen(() => import("../features/analytics/post/post-numbers-page.tsx")),
  admin: screen(() => import("../features/admin/page.tsx")),
  recipes: screen(() => import("../features/automation/page.tsx")),
  recipe: screen(() => import("../features/automation/recipe/recipe-page.tsx")),
  recipeEditor: screen(() => import("../features/automation/editor/editor-pages.tsx")),
  variants: screen(() => import("../features/studio/variants/variants-page.tsx")),
  studio: screen(() => import("../features/studio/editor/studio-page.tsx")),
};

/** The page of each address inside the frame; an address with an id in it comes after those that it would fit as well. */
const pages: readonly (readonly [pattern: string, page: Screen<unknown>])[] = [
  [paths.dashboard, screens.dashboard],
  [paths.schedule, screens.schedule],
  [paths.newPost, screens.composer],
  [patterns.post, screens.post],
  [paths.accounts, screens.accounts],
  [paths.analyze, screens.analyze],
  [patterns.analyzePost, screens.postNumbers],
  [paths.hookLibrary, screens.hookLibrary],
  [paths.research, screens.research],
  [paths.assets, screens.assets],
  [paths.create, screens.create],
  [paths.shorts, screens.shorts],
  [patterns.creation, screens.studio],
  [patterns.variants, screens.variants],
  [paths.automation, screens.recipes],
  [patterns.newRecipe, screens.recipeEditor],
  [patterns.recipe, screens.recipe],
  [patterns.editRecipe, screens.recipeEditor],
  [paths.settings, screens.settings],
  [paths.projectSettings, screens.projectSettings],
];

/** The code of the page at a path inside the frame; undefined for a path without a page. */
export const screenAt = (pathname: string): Screen<unknown> | undefined =>
  isAdminPath(pathname) ? screens.admin : pages.find(([pattern]) => partsOf(pattern, pathname))?.[1];

/** The pages for people who are not signed in, whose code the document loads beside the app's. */
export const signInAt = (pathname: string): Screen<unknown> | undefined => signInPages[pathname];

const signInPages: Record<string, Screen<unknown>> = {
  [paths.login]: screens.login,
  [paths.signup]: screens.signup,
  [paths.resetPassword]: screens.resetPassword,
};
