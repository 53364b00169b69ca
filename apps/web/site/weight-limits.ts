import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/**
 * The most JavaScript that a page may import, in KB (gzip), by the end of its path under `src/`. What it loads later
 * is left out; `npm run bench:web` measures that as well. Source: docs/performance.md#pages
 */
const LIMITS: Record<string, number> = {
  "features/identity/sign-in/login-page.tsx": 105,
  "app/dashboard/dashboard-page.tsx": 170,
  "features/scheduling/page.tsx": 290,
  "features/scheduling/composing/composer-page.tsx": 260,
  "features/analytics/page.tsx": 230,
  "features/hook-library/page.tsx": 240,
  "features/research/page.tsx": 250,
  "features/assets/page.tsx": 290,
  "features/admin/page.tsx": 170,
  "app/settings/settings-page.tsx": 240,
  "features/studio/create/create-page.tsx": 510,
};

/** Fails the build where a page imports more than it may. */
export function weightLimits(): Plugin {
  return {
    name: "weight-limits",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((it) => it.type === "chunk");
      const weights = Object.entries(LIMITS).map(([page, most]) => ({ page, most, kb: weightOf(page, chunks) }));
      const heavy = weights.filter(({ kb, most }) => kb > most);
      if (heavy.length === 0) return;
      const lines = heavy.map(({ page, kb, most }) => `${page} imports ${kb} KB of JavaScript, and may ${most}.`);
      this.error(`${lines.join("\n")}\nLoad what is not needed at first with import().`);
    },
  };
}

/** In KB (gzip): the file of a page and all files that it imports. */
function weightOf(page: string, chunks: readonly Rolldown.OutputChunk[]): number {
  const start = chunks.find((it) => it.moduleIds.some((id) => id.endsWith(`/apps/web/src/${page}`)));
  if (start === undefined) throw new Error(`No file of the build holds ${page}: correct its name in weight-limits.ts.`);
  const files = new Set([start, ...chunks.filter((it) => it.isEntry && it.name === "app")]);
  // A set also visits what is added on the way.
  for (const { imports } of files) {
    for (const it of chunks) if (imports.includes(it.fileName)) files.add(it);
  }
  const bytes = [...files].reduce((sum, it) => sum + gzipSync(it.code).length, 0);
  return Math.round(bytes / 1024);
}
