import { dirname, join } from "node:path";

/**
 * Pairs of folders that import each other although neither lies in the other, as `one ⇄ other`: they are one folder, or
 * a third one is missing below both. A folder and its own subfolders may: its entry combines them. `text` gives the source
 * of a path; imports of other packages are not followed.
 */
export function twoWayFolders(paths: readonly string[], text: (path: string) => string): string[] {
  const known = new Set(paths);
  const arrows = new Set(paths.flatMap((path) => arrowsOf(path, text(path), known)));
  const back = (arrow: string) => arrow.split(" → ").toReversed().join(" → ");
  return [...arrows]
    .filter((arrow) => arrow < back(arrow) && arrows.has(back(arrow)))
    .map((arrow) => arrow.replace("→", "⇄"));
}

function arrowsOf(path: string, text: string, known: ReadonlySet<string>): string[] {
  const from = dirname(path);
  const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, target = ""]) =>
    join(from, target),
  );
  return imported
    .filter((target) => known.has(target))
    .map((target) => dirname(target))
    .filter((to) => !`${to}/`.startsWith(`${from}/`) && !`${from}/`.startsWith(`${to}/`))
    .map((to) => `${from} → ${to}`);
}
