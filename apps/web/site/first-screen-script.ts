import type { Plugin } from "vite";

const SCRIPT = "/src/first-screen.ts";

/**
 * Puts the script that asks for the first screen into the app's document. It waits for no other script: as a part of the
 * app's own entry it would wait for all libraries.
 */
export function firstScreenScript(): Plugin {
  return {
    name: "first-screen-script",
    transformIndexHtml(_, { path, bundle }) {
      if (!path.endsWith("/app.html")) return [];
      // The file that holds the script, instead of the entry that only names this file.
      const chunks = Object.values(bundle ?? {}).filter((it) => it.type === "chunk");
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(SCRIPT)));
      const src = chunk ? `/${chunk.fileName}` : SCRIPT;
      const imported = chunk?.imports ?? [];
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
