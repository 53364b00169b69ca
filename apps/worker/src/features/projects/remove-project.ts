import type { ProjectStore } from "./store.ts";

/** Removes a project of the user. */
export async function removeProject(projects: ProjectStore, uid: string, id: string): Promise<{ id: string }> {
  const { version } = await projects.get(uid, id);
  await projects.remove(id, version);
  return { id };
}
