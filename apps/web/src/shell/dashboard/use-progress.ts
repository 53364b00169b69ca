import { trpc } from "../../trpc.ts";
import type { Progress } from "./first-steps.ts";

/** What the project holds already, read from its own lists. */
export function useProgress(projectId: string): Progress {
  const [[products, creations]] = trpc.useSuspenseQueries((ask) => [
    ask.research.list({ projectId }),
    ask.studio.list({ projectId }),
  ]);
  return { product: products.length > 0, creation: creations.length > 0, account: false, post: false };
}
