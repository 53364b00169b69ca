import type { InlineConfig } from "vite";
import { type BuiltFiles, builtFiles, fileWith, modulesOf, parts, withImports } from "./built-files.ts";
import { type Load, mergedFiles } from "./merged-files.ts";

const { entry: ENTRY, script: SCRIPT, frame: FRAME, pages: PAGES } = parts;
/** What pages inside the dashboard load after the page. Paths under `src/`. */
const AFTER_PAGE = "app/frame/after-page.tsx";
/** The page with the most files, and its editor, which comes after the stored picture. */
const STUDIO = "features/studio/editor/studio-page.tsx";
const EDITOR = [
  "features/studio/editor/single-tab-studio.tsx",
  "packages/composition/src/font-loading/browser-letters.ts",
];
/** What it needs besides for a creation with clips. */
const CLIPS = "packages/composition/src/media/page-videos.ts";
/** The page that asks for a picture of each thing that it shows, and has no other request to spare. */
const ASSETS = "features/assets/page.tsx";
/** The page with the least room below its limit. */
const HOOKS = "features/hook-library/page.tsx";
/** What a page shows below its first screen, or after its numbers: it loads by itself, with every visit. Paths under `src/`. */
const LATER: Record<string, readonly string[]> = {
  "app/dashboard/dashboard-page.tsx": ["app/dashboard/later.tsx", "app/dashboard/continue.tsx"],
  "features/analytics/page.tsx": ["features/analytics/report/later.tsx"],
  [STUDIO]: EDITOR,
};

/** Pages outside the dashboard's frame. */
const OUTSIDE = /\/src\/features\/identity\/sign-in\//;

/**
 * How much a load counts when files are merged. A page counts once, the editor of the studio and the hook library, which has many bytes of its own, three times, and Assets
 * five times, since half of its requests are pictures. Visitors who sign in have an empty cache, and what every page inside the dashboard loads after it
 * comes with each. A dialog is opened now and then. Our own choice.
 */
const WEIGHT = { page: 1, studio: 3, hooks: 3, assets: 5, signIn: 8, afterEachPage: 10, dialog: 0.1 } as const;

/**
 * Libraries of a file with at least so many bytes of them, before minifying, have a file of their own, unless so little of our
 * code is beside them that it is not worth a request. Our own choice.
 */
const [MANY_LIBRARIES, LITTLE_CODE] = [100_000, 10_000];

/**
 * The name of the shared file of each module that has one, by its id; pages and dialogs keep what only they load. Builds
 * the app once to learn what each page really loads: before unused exports are dropped, every page seems to load
 * everything. Libraries have a file of their own where they are large, which browsers keep across deploys. Throws where
 * no file holds a page. Source: ADR 143
 */
export async function chunkPlan(config: InlineConfig): Promise<Map<string, string>> {
  const built = await builtFiles(config);
  const open = openFiles(built);
  const loads = loadsOf(built, open);
  const first = firstFiles(built);
  const loaded = new Set(loads.flatMap(({ needs }) => [...needs]));
  // Nothing but the document loads its script, so it needs no file of its own; what is imported by its name does.
  const entry = fileWith(ENTRY, built);
  const shared = [...loaded].filter((it) => {
    const { isDynamicEntry = false, isEntry = false } = built.get(it) ?? {};
    return !open.has(it) && !first.has(it) && !isDynamicEntry && (!isEntry || it === entry);
  });
  const sizes = new Map([...built].map(([file, { code, imports }]) => [file, { bytes: code.length, imports }]));
  const groups = mergedFiles(shared, loads, sizes);
  // The landing page, the written pages and review links share nothing with the app but a few rules.
  const named = [
    ["rules", [...open].filter((it) => loaded.has(it))] as const,
    ["first-screen", [...first].filter((it) => !open.has(it))] as const,
    ...withNames(groups, built),
  ];
  const places = named.flatMap(([name, files]) => placesOf(name, files, built));
  const entryLibraries = modulesOf(withImports([entry], built), built).filter(isLibrary);
  return new Map([...places, ...entryLibraries.map((id): [string, string] => [id, "entry-libraries"])]);
}

/** Every visit of a page, and every part that loads by itself. */
function loadsOf(built: BuiltFiles, open: ReadonlySet<string>): Load[] {
  const needsOf = (...modules: string[]) =>
    withImports(
      modules.map((it) => fileWith(it, built)),
      built,
    );
  const entry = needsOf(ENTRY);
  const frame = needsOf(ENTRY, FRAME);
  const visit = new Set([...frame, ...needsOf(SCRIPT)]);
  const busy = new Map([
    [fileWith(STUDIO, built), WEIGHT.studio],
    [fileWith(ASSETS, built), WEIGHT.assets],
    [fileWith(HOOKS, built), WEIGHT.hooks],
  ]);
  const pages = new Set(built.get(fileWith(PAGES, built))?.dynamicImports);
  const known = new Set([FRAME, AFTER_PAGE, ...Object.values(LATER).flat(), CLIPS].map((it) => fileWith(it, built)));
  const lazy = [...built].filter(([file, it]) => it.isDynamicEntry && !open.has(file) && !known.has(file));
  return [
    { needs: needsOf(SCRIPT), weight: WEIGHT.page },
    { needs: entry, weight: WEIGHT.page },
    { needs: frame, weight: WEIGHT.page },
    { ...beyond(frame, needsOf(AFTER_PAGE)), weight: WEIGHT.afterEachPage },
    ...Object.entries(LATER).map(([page, later]) => ({
      ...beyond(new Set([...visit, ...needsOf(page)]), needsOf(...later)),
      weight: page === STUDIO ? WEIGHT.studio : WEIGHT.page,
    })),
    { ...beyond(new Set([...visit, ...needsOf(STUDIO, ...EDITOR)]), needsOf(CLIPS)), weight: WEIGHT.studio },
    ...lazy.map(([file, { facadeModuleId }]) => {
      const own = withImports([file], built);
      if (OUTSIDE.test(facadeModuleId ?? "")) return { needs: new Set([...entry, ...own]), weight: WEIGHT.signIn };
      const weight = busy.get(file) ?? WEIGHT.page;
      if (pages.has(file)) return { needs: new Set([...visit, ...own]), weight };
      return { ...beyond(frame, own), weight: WEIGHT.dialog };
    }),
  ];
}

/** What the document's first script waits for. Throws where that is a library: the first questions would leave behind it. */
function firstFiles(built: BuiltFiles): Set<string> {
  const files = withImports([fileWith(SCRIPT, built)], built);
  const libraries = modulesOf(files, built).filter(isLibrary);
  if (libraries.length > 0) throw new Error(`${SCRIPT} imports ${libraries.join(", ")}: see ADR 132.`);
  return files;
}

/** What of some needs is not there yet. */
const beyond = (there: ReadonlySet<string>, needs: ReadonlySet<string>) => ({
  ...{ there, needs: new Set([...needs].filter((it) => !there.has(it))) },
});

/** Each group with the name of its largest module of ours, so that a name stays the same while other files change. */
function withNames(groups: readonly string[][], built: BuiltFiles): (readonly [string, string[]])[] {
  const taken = new Map<string, number>();
  return groups.map((files) => {
    const modules = files.flatMap((it) => Object.entries(built.get(it)?.modules ?? {}));
    const bySize = modules.toSorted(([, a], [, b]) => b.renderedLength - a.renderedLength);
    const largest = bySize.find(([id]) => !isLibrary(id)) ?? bySize[0];
    const name = /([^/]+?)\.\w+$/.exec(largest?.[0] ?? "")?.[1] ?? "shared";
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return [before === 0 ? name : `${name}-${before + 1}`, files];
  });
}

/** The name of the file of each module of a group. */
function placesOf(name: string, files: readonly string[], built: BuiltFiles): [string, string][] {
  const ids = modulesOf(files, built);
  const sizes = new Map(files.flatMap((it) => Object.entries(built.get(it)?.modules ?? {})));
  const bytesOf = (some: readonly string[]) => some.reduce((sum, it) => sum + (sizes.get(it)?.renderedLength ?? 0), 0);
  const libraries = ids.filter(isLibrary);
  const areMany = bytesOf(libraries) >= MANY_LIBRARIES;
  const apart = new Set(areMany && bytesOf(ids.filter((it) => !isLibrary(it))) >= LITTLE_CODE ? libraries : []);
  return ids.map((id) => [id, apart.has(id) ? `${name}-libraries` : name]);
}

const isLibrary = (id: string): boolean => id.includes("/node_modules/");

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
