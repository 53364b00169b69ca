import type { InlineConfig } from "vite";
import { type BuiltFiles, builtFiles, fileWith, modulesOf, withImports } from "./built-files.ts";

/** A page or a dialog that loads by itself: its path under `src/`, or from `packages` on. */
type Page = string;

/**
 * A file of shared modules: those that at least `by` of these groups of pages reach without a lazy import. With `most`
 * only what is at most this large together with what it imports and no file has yet, in bytes before minifying.
 */
type SharedFile = { name: string; groups: readonly (readonly Page[])[]; by: number; most?: number };

const pagesOf = (feature: string, ...pages: string[]): Page[] => pages.map((it) => `features/${feature}/${it}.tsx`);

const ofControls = (...parts: string[]): Page[] => parts.map((it) => `packages/ui/src/${it}.tsx`);

const firstScreens = ["app/first-screens.ts"];
const signIn = pagesOf("identity/sign-in", "login-page", "signup-page", "google-callback-page");
const shell = ["app/frame/dashboard-shell.tsx", "app/with-data.tsx"];
const overview = ["app/dashboard/dashboard-page.tsx", "features/admin/page.tsx"];
const settings = ["app/settings/settings-page.tsx", "app/project-settings.tsx"];
const scheduling = pagesOf("scheduling", "page", "composing/composer-page", "post/post-page");
const studio = pagesOf("studio", "create/create-page", "editor/studio-page", "variants/variants-page");
const features = [
  ...["research", "hook-library", "assets", "analytics"].map((it) => pagesOf(it, "page")),
  scheduling,
  studio,
];
const plates = ["overlays/dialog-popup", "overlays/popover-popup", "overlays/alert-dialog-popup"].map((it) =>
  ofControls(it),
);
const lists = ["actions/menu-popup", "forms/select-popup", "actions/search-menu-popup"].map((it) => ofControls(it));

/**
 * In this order: a module goes to the first file that takes it, so that each file imports only those before it. Libraries
 * have a file of their own beside each, which browsers keep across deploys.
 */
const files: readonly SharedFile[] = [
  { name: "start", groups: [["main.tsx"], ["first-screen.ts", ...firstScreens]], by: 2 },
  { name: "first-screens", groups: [firstScreens], by: 1 },
  { name: "entry", groups: [["main.tsx"]], by: 1 },
  { name: "basics", groups: [signIn, shell], by: 2 },
  { name: "forms", groups: [signIn, settings], by: 2 },
  { name: "sign-in", groups: [signIn], by: 1 },
  { name: "shell", groups: [shell], by: 1 },
  { name: "overview", groups: [overview, [...features.flat(), ...settings]], by: 2 },
  { name: "controls", groups: features, by: 5 },
  { name: "often", groups: features, by: 4 },
  { name: "plates", groups: plates, by: 2 },
  { name: "lists", groups: [...plates, ...lists], by: 2 },
  { name: "small", groups: features, by: 2, most: 4000 },
];

/**
 * The name of the shared file of each module that has one, by its id; the others stay where the bundler puts them. Builds
 * the app once to learn what each page really loads: before unused exports are dropped, every page seems to load
 * everything. Throws where a page of this list is in no file. Source: ADR 81
 */
export async function chunkPlan(config: InlineConfig): Promise<Map<string, string>> {
  const built = await builtFiles(config);
  const open = openFiles(built);
  const app = withImports(
    [...built.keys()].filter((it) => !open.has(it)),
    built,
  );
  // The landing page, the written pages and review links share nothing with the app but a few rules.
  const planned = new Map<string, string>([...open].filter((it) => app.has(it)).map((it) => [it, "rules"]));

  for (const file of files) {
    for (const [name, count] of countOf(file, built)) {
      if (count < file.by || planned.has(name) || open.has(name)) continue;
      if (file.most === undefined || sizeOf(name, planned, built) <= file.most) planned.set(name, file.name);
    }
  }
  for (const [name, own] of ownFiles(planned, built)) if (!open.has(name)) planned.set(name, own);

  const named = [...planned].flatMap(([file, name]) =>
    modulesOf([file], built).map((id): [string, string] => [
      id,
      id.includes("/node_modules/") ? `${name}-libraries` : name,
    ]),
  );
  return new Map(named);
}

/** How many groups of pages load each file at once. */
function countOf({ groups }: SharedFile, built: BuiltFiles): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pages of groups) {
    const loaded = withImports(
      pages.map((it) => fileWith(it, built)),
      built,
    );
    for (const it of loaded) counts.set(it, (counts.get(it) ?? 0) + 1);
  }
  return counts;
}

/** The bytes of a file with those that it imports and that have no place yet. */
function sizeOf(file: string, planned: ReadonlyMap<string, string>, built: BuiltFiles): number {
  const left = [...withImports([file], built)].filter((it) => !planned.has(it));
  return left.reduce((sum, it) => sum + (built.get(it)?.code.length ?? 0), 0);
}

/**
 * What pages and dialogs of one feature share, and no other feature loads, gets one file for each feature. Only what its
 * page loads at once; a dialog's own parts stay apart.
 */
function ownFiles(planned: ReadonlyMap<string, string>, built: BuiltFiles): Map<string, string> {
  const lazy = [...built].filter(([, it]) => it.isDynamicEntry);
  const loadedBy = new Map<string, Set<string>>();
  for (const [file, { facadeModuleId }] of lazy) {
    for (const it of withImports([file], built)) {
      loadedBy.set(it, (loadedBy.get(it) ?? new Set()).add(areaOf(facadeModuleId ?? "")));
    }
  }
  const pages = [...features, overview, settings].flat();
  const own = new Map<string, string>();
  for (const page of pages) {
    for (const it of withImports([fileWith(page, built)], built)) {
      const [area, ...others] = loadedBy.get(it) ?? [];
      if (area && others.length === 0 && !planned.has(it) && !built.get(it)?.isDynamicEntry) own.set(it, `own-${area}`);
    }
  }
  return own;
}

/** The folder below `features` or `app` of a module. */
const areaOf = (id: string): string => /\/src\/(?:features|app)\/([^/]+)\//.exec(id)?.[1] ?? "";

/**
 * What the landing page, the written pages and review links load, at once or later: nothing of the app's shared files.
 * Their scripts are those that no other file imports.
 */
function openFiles(built: BuiltFiles): Set<string> {
  const all = [...built.values()];
  const imported = new Set(all.flatMap((it) => [...it.imports, ...it.dynamicImports]));
  const scripts = all.filter((it) => !["app", "first-screen"].includes(it.name) && !imported.has(it.fileName));
  return withImports(
    scripts.flatMap((it) => [it.fileName, ...it.dynamicImports]),
    built,
  );
}
