import { paths, safeNext } from "../../../paths.ts";
import { refusalOf, trpcClient } from "../../../trpc.ts";
import { projectNameOf } from "./project-name-of.ts";

/**
 * Tells the Worker that a user signed in, and gives the address to continue at. A product page pasted on the landing
 * page leads to Your Product; the first project is named after its domain. Where no project can be created, the next page
 * says why.
 */
export async function finishSignIn(search: URLSearchParams): Promise<string> {
  await trpcClient.identity.recordSignIn.mutate();
  const pasted = search.get("url");
  if (!pasted) return safeNext(search.get("next"));

  await startFirstProject(pasted).catch((error: unknown) => {
    if (refusalOf(error) === null) throw error;
  });
  return `${paths.research}?url=${encodeURIComponent(pasted)}`;
}

async function startFirstProject(pasted: string): Promise<void> {
  const name = projectNameOf(pasted);
  if (name === null) return;
  const projects = await trpcClient.projects.list.query();
  if (projects.length === 0) await trpcClient.projects.create.mutate({ name });
}
