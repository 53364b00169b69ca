import type { Plugin } from "vite";

/**
 * Tells the bundler that the constants of the domain have no effect, so that a page that uses a rule need not load the
 * schemas beside it: the domain is pure (docs/architecture.md), but a bundler cannot know that of `z.object(…)`.
 */
export function pureDomain(): Plugin {
  return {
    name: "pure-domain",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!/\/packages\/domain\/src\//.test(id)) return null;
      const calls = this.parse(code).body.flatMap((statement) => {
        const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
        if (declared?.type !== "VariableDeclaration") return [];
        return declared.declarations.flatMap(({ init }) => (init && !isPlain(init.type) ? [init] : []));
      });
      const marked = calls.reduceRight(
        (text, { start, end }) =>
          `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
        code,
      );
      return { code: marked, map: null };
    },
  };
}

/** What the bundler can judge by itself. */
const isPlain = (type: string) => ["Literal", "ArrowFunctionExpression", "FunctionExpression"].includes(type);
