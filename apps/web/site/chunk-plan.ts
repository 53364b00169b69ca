import { build, type InlineConfig, type Rolldown } from "vite";

/** A page that loads by itself: the end of its path under `src/`. */
type Page = string;

/** A file of shared modules: those that at least `by` of these groups of pages reach without a lazy import. */
type SharedFile = { name: string; groups: readonly (readonly Page[])[]; by: number };

const pagesOf = (feature: string, ...pages: string[]): Page[] => pages.map((it) => `features/${feature}/${it}.tsx`);

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

/**
 * In this order: a module goes to the first file that takes it, so that each file imports only those before it. Libraries
 * have a file of their own beside each, which browsers keep across deploys.
 */
const files: readonly SharedFile[] = [
  { name: "entry", groups: [["main.tsx"]], by: 1 },
  { name: "forms", groups: [signIn, [...shell, ...settings]], by: 2 },
  { name: "sign-in", groups: [signIn], by: 1 },
  { name: "shell", groups: [shell], by: 1 },
  { name: "overview", groups: [overview, [...features.flat(), ...settings]], by: 2 },
  { name: "controls", groups: features, by: 5 },
  { name: "often", groups: features, by: 4 },
];

/**
 * The name of the shared file of each module that has one, by its id; the others stay where the bundler puts them. Builds
 * the app once to learn what each page really loads: before unused exports are dropped, every page seems to load
 * everything. Throws where a page of this list is in no file. Source: ADR 81
 */
export async function chunkPlan(config: InlineConfig): Promise<Map<string, string>> {
  const chunks = await unplanned(config);
  const open = openModules(chunks);
  const plan = new Map<string, string>();
  for (const { name, groups, by } of files) {
    const reachedBy = new Map<string, number>();
    for (const id of groups.flatMap((pages) => [...modulesOf(pages, chunks)])) {
      reachedBy.set(id, (reachedBy.get(id) ?? 0) + 1);
    }
    for (const [id, count] of reachedBy) {
      if (count < by || plan.has(id) || open.has(id)) continue;
      plan.set(id, id.includes("/node_modules/") ? `${name}-libraries` : name);
    }
  }
  return plan;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

async function unplanned({ build: options, ...config }: InlineConfig): Promise<Chunks> {
  const { output: _, ...rolldownOptions } = options?.rolldownOptions ?? {};
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: "silent",
    build: { ...options, rolldownOptions, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((it) => (it.type === "chunk" ? [[it.fileName, it]] : [])));
}

/** What the pages load at once. */
const modulesOf = (pages: readonly Page[], chunks: Chunks) =>
  modulesIn(
    pages.map((it) => fileOf(it, chunks)),
    chunks,
  );

/**
 * What the landing page, the written pages and review links load, at once or later: nothing of the app's shared files.
 * Their scripts are those that no other file imports.
 */
function openModules(chunks: Chunks): Set<string> {
  const all = [...chunks.values()];
  const imported = new Set(all.flatMap((it) => [...it.imports, ...it.dynamicImports]));
  const scripts = all.filter((it) => it.name !== "app" && !imported.has(it.fileName));
  return modulesIn(
    scripts.flatMap((it) => [it.fileName, ...it.dynamicImports]),
    chunks,
  );
}

/** The modules of the files and of all that these import. */
function modulesIn(start: readonly string[], chunks: Chunks): Set<string> {
  const files = new Set(start);
  // A set also visits what is added on the way.
  for (const file of files) {
    for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  }
  return new Set([...files].flatMap((it) => chunks.get(it)?.moduleIds ?? []));
}

function fileOf(page: Page, chunks: Chunks): string {
  for (const [file, { moduleIds }] of chunks) {
    if (moduleIds.some((id) => id.endsWith(`/apps/web/src/${page}`))) return file;
  }
  throw new Error(`No file of the build holds ${page}: correct its name in chunk-plan.ts.`);
}
