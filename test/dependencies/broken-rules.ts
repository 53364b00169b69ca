import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Import } from "./read-imports.ts";
import type { Rule } from "./rules.ts";

export type Broken = { rule: Rule; import: Import };

/** The imports that a rule forbids, in the order of the imports. Reads every package.json beside and above their files in `root`. */
export function brokenRules(root: string, imports: readonly Import[], rules: readonly Rule[]): Broken[] {
  const declared = declarations(root);
  const kindOf = ({ from, to }: Import): Rule["to"]["is"] => {
    if (to === null) return "unresolved";
    const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(to) ?? [];
    return name === undefined ? undefined : declared(dirname(from), name);
  };
  const concerned = new Map<string, [Rule, RegExpExecArray][]>();
  for (const { from } of imports) {
    if (concerned.has(from)) continue;
    const found = rules.map(({ from: { path = "", pathNot } }) =>
      pathNot !== undefined && new RegExp(pathNot).test(from) ? null : new RegExp(path).exec(from),
    );
    concerned.set(
      from,
      rules.flatMap((rule, index): [Rule, RegExpExecArray][] => (found[index] ? [[rule, found[index]]] : [])),
    );
  }
  return imports.flatMap((it) =>
    (concerned.get(it.from) ?? [])
      .filter(([{ to: forbidden }, groups]) => {
        const { path, pathNot, is, isType } = forbidden;
        const target = it.to ?? it.name;
        const matches = (pattern: string) => new RegExp(withGroups(pattern, groups)).test(target);
        if (isType !== undefined && isType !== it.isType) return false;
        if (path !== undefined && !matches(path)) return false;
        if (pathNot !== undefined && matches(pathNot)) return false;
        return is === undefined || is === kindOf(it);
      })
      .map(([rule]) => ({ rule, import: it })),
  );
}

const withGroups = (pattern: string, groups: RegExpExecArray) =>
  pattern.replace(/\$(\d)/g, (_, number) => groups[Number(number)] ?? "");

/** How the nearest package.json of a folder names a package. */
function declarations(root: string): (folder: string, name: string) => "undeclared" | "development" | undefined {
  type Manifest = Record<
    "dependencies" | "peerDependencies" | "optionalDependencies" | "devDependencies",
    object | undefined
  >;
  const manifests = new Map<string, Manifest>();
  const nearest = (folder: string): Manifest => {
    const known = manifests.get(folder);
    if (known) return known;
    const path = join(root, folder, "package.json");
    const manifest = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : nearest(dirname(folder));
    manifests.set(folder, manifest);
    return manifest;
  };
  return (folder, name) => {
    const { dependencies, peerDependencies, optionalDependencies, devDependencies = {} } = nearest(folder);
    if (name in { ...dependencies, ...peerDependencies, ...optionalDependencies }) return undefined;
    return name in devDependencies ? "development" : "undeclared";
  };
}
