import type { Import } from "./read-imports.ts";

/**
 * Files that import each other in a circle, also for types alone: of each circle met the files in the order of their imports,
 * as `a → b → a`. Empty only where there is none.
 */
export function importCircles(imports: readonly Pick<Import, "from" | "to">[]): string[] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (path: string, way: readonly string[]) => {
    const here = [...way, path];
    for (const { to } of targets.get(path) ?? []) {
      if (to === null) continue;
      if (here.includes(to)) circles.push([...here.slice(here.indexOf(to)), to].join(" → "));
      else if (targets.has(to) && !done.has(to)) follow(to, here);
    }
    done.add(path);
  };
  for (const path of targets.keys()) if (!done.has(path)) follow(path, []);
  return circles;
}
