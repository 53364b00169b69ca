import type { Project } from "./project.ts";

/**
 * The project to show: the stored one if it still exists, else the first, else none.
 * Source: spec §4, Current project.
 */
export function currentProject(projects: readonly Project[], storedId: string | null): Project | null {
  return projects.find((project) => project.id === storedId) ?? projects[0] ?? null;
}
