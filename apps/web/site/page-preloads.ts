import type { HtmlTagDescriptor, Plugin } from "vite";
import { adminPatterns, paths, patterns } from "../src/paths.ts";
import { type BuiltFiles, fileWith, importedFile, parts, withImports } from "./built-files.ts";

/** The page of each address inside the frame. Paths under `src/`. */
const INSIDE: Record<string, string> = {
  [paths.dashboard]: "app/dashboard/dashboard-page.tsx",
  [paths.schedule]: "features/scheduling/page.tsx",
  [paths.newPost]: "features/scheduling/composing/composer-page.tsx",
  [patterns.post]: "features/scheduling/post/post-page.tsx",
  [paths.accounts]: "features/social-accounts/page.tsx",
  [paths.analyze]: "features/analytics/page.tsx",
  [patterns.analyzePost]: "features/analytics/post/post-numbers-page.tsx",
  [paths.hookLibrary]: "features/hook-library/page.tsx",
  [paths.research]: "features/research/page.tsx",
  [paths.assets]: "features/assets/page.tsx",
  [paths.create]: "features/studio/create/create-page.tsx",
  [paths.shorts]: "features/studio/shorts/shorts-page.tsx",
  [patterns.creation]: "features/studio/editor/studio-page.tsx",
  [patterns.variants]: "features/studio/variants/variants-page.tsx",
  [paths.automation]: "features/automation/page.tsx",
  [patterns.newRecipe]: "features/automation/editor/editor-pages.tsx",
  [patterns.recipe]: "features/automation/recipe/recipe-page.tsx",
  [patterns.editRecipe]: "features/automation/editor/editor-pages.tsx",
  [paths.settings]: "app/settings/settings-page.tsx",
  [paths.projectSettings]: "app/project-settings.tsx",
  ...Object.fromEntries(adminPatterns.map((it) => [it, "features/admin/page.tsx"])),
};

/** The same of pages outside it. */
const OUTSIDE: Record<string, string> = {
  [paths.login]: "features/identity/sign-in/login-page.tsx",
  [paths.signup]: "features/identity/sign-in/signup-page.tsx",
  [paths.resetPassword]: "features/identity/sign-in/reset-password-page.tsx",
  [paths.googleCallback]: "features/identity/sign-in/google-callback-page.tsx",
  [paths.instagramCallback]: "features/social-accounts/callback-page.tsx",
  [paths.tiktokCallback]: "features/social-accounts/callback-page.tsx",
};

/** The page of an address that has none. */
const NOT_FOUND = "shared/boundaries/not-found-page.tsx";

/**
 * Names the files of every page in the app's document, with the addresses that need them in `data-pages`: the Worker keeps
 * those of the address that it answers. Without them a page's code would be asked for only once the script of the first
 * screen has run. Source: ADR 224
 */
export function pagePreloads(): Plugin {
  return {
    name: "page-preloads",
    transformIndexHtml(_, { path, bundle }) {
      if (!path.endsWith("/app.html") || !bundle) return [];
      const built = new Map(Object.values(bundle).flatMap((it) => (it.type === "chunk" ? [[it.fileName, it]] : [])));
      return tagsOf(pagesByFile(built), built);
    },
  };
}

/** The addresses that need a file, by its name. Leaves out what every page needs. Throws where a page has no address. */
function pagesByFile(built: BuiltFiles): Map<string, string[]> {
  const always = withImports([fileWith(parts.entry, built), fileWith(parts.script, built)], built);
  const frame = importedFile(parts.frame, built);
  const found = new Map<string, string[]>();
  for (const [address, page] of Object.entries({ ...OUTSIDE, ...INSIDE })) {
    const start = [importedFile(page, built), ...(address in INSIDE ? [frame] : [])];
    for (const file of withImports(start, built)) {
      if (!always.has(file)) found.set(file, [...(found.get(file) ?? []), address]);
    }
  }
  const listed = built.get(fileWith(parts.pages, built))?.dynamicImports ?? [];
  const without = listed.filter((it) => !found.has(it) && it !== importedFile(NOT_FOUND, built));
  if (without.length > 0) throw new Error(`No address needs ${without.join(", ")}: add its page to page-preloads.ts.`);
  return found;
}

function tagsOf(pages: ReadonlyMap<string, readonly string[]>, built: BuiltFiles): HtmlTagDescriptor[] {
  return [...pages].flatMap(([file, addresses]) => {
    const attrs = { crossorigin: true, "data-pages": addresses.join(" ") };
    const styles = [...(built.get(file)?.viteMetadata?.importedCss ?? [])];
    return [
      { tag: "link", attrs: { rel: "modulepreload", href: `/${file}`, ...attrs } },
      ...styles.map((it) => ({ tag: "link", attrs: { rel: "preload", as: "style", href: `/${it}`, ...attrs } })),
    ].map((it) => ({ ...it, injectTo: "head" as const }));
  });
}
