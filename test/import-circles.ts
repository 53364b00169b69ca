import { posix } from "node:path";

/** A workspace that others import by its name: its folder, and `exports` of its package.json. */
export type Workspace = { folder: string; exports: Readonly<Record<string, string | { types: string }>> };

/**
 * Files that import each other in a circle, also for types alone: of each circle met the files in the order of their imports,
 * as `a → b → a`. Empty only where there is none. `text` gives the source of a path; `workspaces` are those that are
 * imported by name. Follows each import once; dependency-cruiser searches for a circle behind each, which takes a quarter
 * of its time.
 */
export function importCircles(
  paths: readonly string[],
  text: (path: string) => string,
  workspaces: Readonly<Record<string, Workspace>> = {},
): string[] {
  const known = new Set(paths);
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (path: string, way: readonly string[]) => {
    const here = [...way, path];
    for (const target of importsOf(path, text(path), workspaces)) {
      if (here.includes(target)) circles.push([...here.slice(here.indexOf(target)), target].join(" → "));
      else if (known.has(target) && !done.has(target)) follow(target, here);
    }
    done.add(path);
  };
  for (const path of paths) if (!done.has(path)) follow(path, []);
  return circles;
}

function importsOf(path: string, text: string, workspaces: Readonly<Record<string, Workspace>>): string[] {
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  return names.flatMap((name) => {
    const file = posix.join(posix.dirname(path), name);
    // AssemblyScript writes no extension.
    if (name.startsWith(".")) return [file, `${file}.ts`];
    const [, workspace = "", entry = ""] = /^(@vignette\/[^/]+)(.*)$/.exec(name) ?? [];
    return entryOf(workspaces[workspace], `.${entry}`) ?? [];
  });
}

/** The file behind an entry such as `./kernel`; `*` in `exports` stands for any text. */
function entryOf(workspace: Workspace | undefined, entry: string): string | null {
  for (const [key, value] of Object.entries(workspace?.exports ?? {})) {
    const [before = "", after] = key.split("*");
    const isIt = after === undefined ? entry === key : entry.startsWith(before) && entry.endsWith(after);
    const file = typeof value === "string" ? value : value.types;
    if (workspace && isIt) return posix.join(workspace.folder, file.replace("*", entry.slice(before.length)));
  }
  return null;
}
