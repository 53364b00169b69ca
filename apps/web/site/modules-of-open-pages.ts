import type { Plugin } from "vite";

/**
 * The modules of the pages that do not load the app: the landing page, the written pages and review links. Takes the path
 * of the app's page. `has` answers for the path of a module, once all modules are known. Source: ADR 81
 */
export function modulesOfOpenPages(app: string): { plugin: Plugin; has: (id: string) => boolean } {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: "modules-of-open-pages",
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter((id) => id !== app && this.getModuleInfo(id)?.isEntry);
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id)) continue;
        found.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  return { plugin, has: (id) => found.has(id) };
}
