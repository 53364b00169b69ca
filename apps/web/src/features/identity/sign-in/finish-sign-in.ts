import { countryRefusals } from "@vignette/domain/country";
import { getLocale } from "@vignette/messages";
import { paths, safeNext } from "../../../paths.ts";
import { refusalOf, trpcClient } from "../../../trpc.ts";
import { projectNameOf } from "./project-name-of.ts";

/** The calls of the Worker that a sign-in needs. */
type Calls = Pick<typeof trpcClient, "identity" | "projects" | "country">;

/**
 * Records the sign-in at the Worker, and gives the address to continue at. A product page pasted on the landing page
 * leads to Your Product; the first project is named after its domain. Where no project can be created, the next page
 * says why.
 */
export async function finishSignIn(search: URLSearchParams, worker: Calls = trpcClient): Promise<string> {
  await worker.identity.recordSignIn.mutate({ language: getLocale() });
  const pasted = search.get("url");
  if (!pasted) return safeNext(search.get("next"));

  await startFirstProject(worker, pasted).catch((error: unknown) => {
    if (refusalOf(error) === null) throw error;
  });
  return `${paths.research}?url=${encodeURIComponent(pasted)}`;
}

async function startFirstProject(worker: Calls, pasted: string): Promise<void> {
  const name = projectNameOf(pasted);
  if (name === null) return;
  const projects = await worker.projects.list.query();
  if (projects.length === 0) await createProject(worker, name);
}

/** If the edge does not know the country, it is detected first: the gate of the next page would come too late. */
async function createProject(worker: Calls, name: string): Promise<void> {
  try {
    await worker.projects.create.mutate({ name });
  } catch (error) {
    if (!countryRefusals.includes(refusalOf(error) ?? "")) throw error;
    await worker.country.detect.mutate();
    await worker.projects.create.mutate({ name });
  }
}
