import type { Plugin } from "vite";

/**
 * Puts the script that asks for the first screen into the app's document. It waits for no other script: as a part of the
 * app's own entry it would wait for all libraries.
 */
export function firstScreenScript(): Plugin {
  return {
    name: "first-screen-script",
    transformIndexHtml(_, { path, bundle }) {
      if (!path.endsWith("/app.html")) return [];
      const chunk = Object.values(bundle ?? {}).find((it) => it.type === "chunk" && it.name === "first-screen");
      const src = chunk ? `/${chunk.fileName}` : "/src/first-screen.ts";
      const imported = chunk?.type === "chunk" ? chunk.imports : [];
      return [
        { tag: "script", injectTo: "head-prepend", attrs: { type: "module", async: true, crossorigin: true, src } },
        ...imported.map((file) => ({
          tag: "link",
          injectTo: "head-prepend" as const,
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
        })),
      ];
    },
  };
}
