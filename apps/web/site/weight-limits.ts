import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/**
 * The most JavaScript that a page may import, in KB (gzip), by the end of its path under `src/`. What it loads later
 * is left out; `npm run bench:web` measures that as well. Each has 3 KB of room over what it imported when it was set. Source:
 * docs/performance.md#pages
 */
const LIMITS: Record<string, number> = {
  "features/identity/sign-in/login-page.tsx": 104,
  "app/dashboard/dashboard-page.tsx": 148,
  "features/scheduling/page.tsx": 178,
  "features/scheduling/composing/composer-page.tsx": 189,
  "features/analytics/page.tsx": 151,
  "features/automation/page.tsx": 171,
  "features/automation/recipe/recipe-page.tsx": 167,
  "features/automation/editor/editor-pages.tsx": 187,
  "features/hook-library/page.tsx": 165,
  "features/research/page.tsx": 172,
  "features/assets/page.tsx": 170,
  "features/admin/page.tsx": 140,
  "app/settings/settings-page.tsx": 173,
  "features/studio/create/create-page.tsx": 207,
  // With most of the engine, which grows more often than a page: 10 KB of room.
  "features/studio/editor/single-tab-studio.tsx": 457,
};

/**
 * The most JavaScript of the studio's own, in KB (gzip): what it imports beyond the frame of the app and the engine, which
 * the preview needs. Source: docs/performance.md#studio
 */
const STUDIO = {
  page: "features/studio/editor/single-tab-studio.tsx",
  frame: "app/frame/dashboard-shell.tsx",
  most: 150,
};

/** What every page of the app begins with. */
const ENTRY = "main.tsx";

/** The engine, what makes scenes of a creation, and the libraries that only they use. */
const ENGINE =
  /\/packages\/(composition|content)\/|\/node_modules\/(@mediabunny|bidi-js|harfbuzzjs|mediabunny|svgpath)\//;

/** Fails the build where a page imports more than it may. */
export function weightLimits(): Plugin {
  return {
    name: "weight-limits",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((it) => it.type === "chunk");
        const weights = Object.entries(LIMITS).map(([page, most]) => ({
          ...{ page, most },
          kb: weightOf(filesOf(page, chunks)),
        }));
        weights.push({ page: `${STUDIO.page}, without the engine,`, most: STUDIO.most, kb: studioWeight(chunks) });
        const heavy = weights.filter(({ kb, most }) => kb > most);
        if (heavy.length === 0) return;
        const lines = heavy.map(({ page, kb, most }) => `${page} imports ${kb} KB of JavaScript, and may ${most}.`);
        this.error(`${lines.join("\n")}\nLoad what is not needed at first with import().`);
      },
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** The studio's own weight in KB (gzip). A file that it shares with the engine counts by its share of the code. */
function studioWeight(chunks: readonly Chunk[]): number {
  const frame = filesOf(STUDIO.frame, chunks);
  const own = [...filesOf(STUDIO.page, chunks)].filter((it) => !frame.has(it));
  return weightOf(own, (chunk) => 1 - shareOf(ENGINE, chunk));
}

/** The share of a file's code that comes from modules with such ids, from 0 to 1. */
function shareOf(ids: RegExp, { modules }: Chunk): number {
  const all = Object.entries(modules).map(([id, { code }]) => ({ isMeant: ids.test(id), length: code?.length ?? 0 }));
  const lengthOf = (some: typeof all) => some.reduce((sum, { length }) => sum + length, 0);
  return lengthOf(all.filter(({ isMeant }) => isMeant)) / Math.max(1, lengthOf(all));
}

/** In KB (gzip). */
function weightOf(files: Iterable<Chunk>, shareOf: (chunk: Chunk) => number = () => 1): number {
  const bytes = [...files].reduce((sum, it) => sum + gzipSync(it.code).length * shareOf(it), 0);
  return Math.round(bytes / 1024);
}

/** The file of a page, that of the app's entry, and all files that these import. */
function filesOf(page: string, chunks: readonly Chunk[]): Set<Chunk> {
  const files = new Set([page, ENTRY].map((it) => fileWith(it, chunks)));
  // A set also visits what is added on the way.
  for (const { imports } of files) {
    for (const it of chunks) if (imports.includes(it.fileName)) files.add(it);
  }
  return files;
}

/** The file of a module, by its path under `src/`. Throws where no file holds it. */
function fileWith(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find((it) => it.moduleIds.some((id) => id.endsWith(`/apps/web/src/${module}`)));
  if (found === undefined)
    throw new Error(`No file of the build holds ${module}: correct its name in weight-limits.ts.`);
  return found;
}
