import { globSync, readFileSync, realpathSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { parseSync } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";

/** One file's import of another one, also where it only passes it on. Paths begin at the root of the repository. */
export type Import = {
  from: string;
  /** As it is written. */
  name: string;
  /** The imported file, or the name of a module of Node; null where nothing can be found. */
  to: string | null;
  /** `import type` and `export type`, which leave nothing in the product. */
  isType: boolean;
};

const CODE = "{apps,packages,scripts,test}/**/*.{ts,tsx,js,mjs,cjs}";
/** Also what imports only modules of Node: the packed clients of the sandbox's tests. */
const NOT_OURS = /(^|[\\/])(node_modules|dist|fixtures[\\/]clients|remotion)$/;

/** Every import of all code in a repository, in the order of its files. */
export function readImports(root: string): Import[] {
  const base = realpathSync(root);
  const resolver = new ResolverFactory({
    conditionNames: ["types", "import", "browser", "default"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
  });
  const found = (from: string, name: string): string | null => {
    if (isBuiltin(name)) return name;
    // What follows a question mark tells the bundler what to make of the file.
    const { path } = resolver.sync(dirname(join(base, from)), name.replace(/\?.*/, ""));
    return path === undefined ? null : relative(base, path).split(sep).join("/");
  };
  return globSync(CODE, { cwd: base, exclude: (path) => NOT_OURS.test(path) })
    .map((path) => path.split(sep).join("/"))
    .sort()
    .flatMap((from) => {
      const text = readFileSync(join(base, from), "utf8");
      const { statements, expressions, inTypes } = namesIn(from, text);
      // A text may look like the last; TypeScript itself stops one that leads nowhere.
      const types = inTypes.filter(({ name }) => found(from, name) !== null);
      return [...statements, ...expressions, ...types].map((it) => ({ from, to: found(from, it.name), ...it }));
    });
}

type Named = Pick<Import, "name" | "isType">;

/** What a file imports by a statement, by `import()`, and by `import()` in a type. */
function namesIn(path: string, text: string): Record<"statements" | "expressions" | "inTypes", Named[]> {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imported = staticImports.map(({ start, moduleRequest }) => ({
    name: moduleRequest.value,
    isType: /^import\s+type\b/.test(text.slice(start, start + 20)),
  }));
  const passedOn = staticExports.flatMap(({ start, entries: [first] }) => {
    const isType = /^export\s+type\b/.test(text.slice(start, start + 20));
    return first?.moduleRequest ? [{ name: first.moduleRequest.value, isType }] : [];
  });
  const expressions = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = /^["'`]([^$]*)["'`]$/.exec(text.slice(start, end)) ?? [];
    return name === undefined ? [] : [{ name, isType: false }];
  });
  const starts = new Set(dynamicImports.map(({ start }) => start));
  const inTypes = [...text.matchAll(/\bimport\("([^"]+)"\)/g)].flatMap(({ index, 1: name = "" }) =>
    starts.has(index) ? [] : [{ name, isType: true }],
  );
  return { statements: [...imported, ...passedOn], expressions, inTypes };
}
