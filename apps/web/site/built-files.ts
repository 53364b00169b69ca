import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

/** The scripts of a build by their names. Modules that the same pages load are in one script, if nothing is planned. */
export type BuiltFiles = ReadonlyMap<string, Rolldown.OutputChunk>;

/** What the build knows by name, by its path under `src/`. */
export const parts = {
  /** What every page of the app begins with. */
  entry: "main.tsx",
  /** The script of the document that asks for the first screen. */
  script: "first-screen.ts",
  /** What pages inside the dashboard load besides. */
  frame: "app/frame/dashboard-shell.tsx",
  /** The list of pages. */
  pages: "app/screens.ts",
} as const;

/** The scripts of a build without a plan and without minifying, which is not written. */
export async function builtFiles({ build: options, ...config }: InlineConfig): Promise<BuiltFiles> {
  const { output: _, ...rolldownOptions } = options?.rolldownOptions ?? {};
  const { output } = (await build({
    ...config,
    configFile: false,
    plugins: [config.plugins, onlyScripts()],
    logLevel: "silent",
    build: { ...options, rolldownOptions, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((it) => (it.type === "chunk" ? [[it.fileName, it]] : [])));
}

/** Leaves out what no script holds: styles, and workers, which are bundled apart from the page that starts them. */
function onlyScripts(): Plugin {
  return {
    name: "only-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\.css$/ },
      handler: () => ({ code: "", moduleType: "js", moduleSideEffects: "no-treeshake" }),
    },
    transform: {
      filter: { code: "new Worker(" },
      handler: (code) => code.replace(/new URL\(("[^"]+-worker\.ts"), import\.meta\.url\)/, "$1"),
    },
  };
}

/** The files and all that these import. */
export function withImports(start: readonly string[], built: BuiltFiles): Set<string> {
  const files = new Set(start);
  // A set also visits what is added on the way.
  for (const file of files) {
    for (const imported of built.get(file)?.imports ?? []) files.add(imported);
  }
  return files;
}

/** The modules of files. */
export const modulesOf = (files: Iterable<string>, built: BuiltFiles): string[] =>
  [...files].flatMap((it) => built.get(it)?.moduleIds ?? []);

/** The file of a module, by its path under `apps/web/src` or from `packages` on. Throws where no file holds it. */
export const fileWith = (module: string, built: BuiltFiles): string =>
  fileWhere(module, built, ({ moduleIds }) => moduleIds);

/** The file that `import()` of a module asks for: it may only name the file that holds the module. */
export const importedFile = (module: string, built: BuiltFiles): string =>
  fileWhere(module, built, ({ facadeModuleId }) => (facadeModuleId === null ? [] : [facadeModuleId]));

function fileWhere(module: string, built: BuiltFiles, idsOf: (it: Rolldown.OutputChunk) => string[]): string {
  const path = module.startsWith("packages/") ? `/${module}` : `/apps/web/src/${module}`;
  for (const [file, it] of built) {
    if (idsOf(it).some((id) => id.endsWith(path))) return file;
  }
  throw new Error(`No file of the build holds ${module}: correct its name where apps/web/site lists it.`);
}
