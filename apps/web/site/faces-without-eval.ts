import type { Plugin } from "vite";

/**
 * Our pages may not compile text as code (CSP, no `unsafe-eval`). The decompressor of font files, made by Emscripten, does
 * so once for each of its functions, to save a few instructions. Here it is given a `Function` that does the same by hand.
 */
export function facesWithoutEval(): Plugin {
  return {
    name: "faces-without-eval",
    transform(code, id) {
      if (!/woff2-encoder\/dist\/decompress\.js/.test(id)) return null;
      // A new version that works differently must fail the build: otherwise the page would have no glyphs.
      if (!code.includes(")(Function,"))
        throw new Error("woff2-encoder has changed: does it still compile text as code?");
      return { code: `${shadow}\n${code}`, map: null };
    },
  };
}

/** Takes the names of arguments (and the text that is not compiled), then their values, and gives the function that they describe. */
const shadow = `const Function = Object.defineProperty(${String(invokerMaker)}, Symbol.hasInstance, { value: () => true });`;

type Wire = {
  toWireType: (destructors: unknown[] | null, value: unknown) => unknown;
  fromWireType: (wired: unknown) => unknown;
  destructorFunction?: ((wired: unknown) => void) | null;
};

function invokerMaker(...source: string[]) {
  const names = source.slice(0, -1);
  return (...values: unknown[]) => {
    const named = (name: string) => values[names.indexOf(name)];
    const types = values.filter((_, index) => names[index]?.startsWith("argType")) as Wire[];
    const invoke = named("invoker") as (...wired: unknown[]) => unknown;
    const answer = named("retType") as Wire;
    const tidy = named("runDestructors") as (destructors: unknown[]) => void;
    const stack = types.some((type) => type.destructorFunction === undefined);
    return (...args: unknown[]) => {
      const destructors: unknown[] | null = stack ? [] : null;
      const wired = types.map((type, index) => type.toWireType(destructors, args[index]));
      const result = invoke(named("fn"), ...wired);
      if (destructors) tidy(destructors);
      else for (const [index, type] of types.entries()) type.destructorFunction?.(wired[index]);
      return answer.fromWireType(result);
    };
  };
}
