import type { CreationView } from "@vignette/domain/studio";
import { notify } from "@vignette/ui";
import { errorNotice, trpc } from "../../../trpc.ts";
import { showCreation } from "./show-creation.ts";

/** Retries a failed generation, or generates missing media. Existing media are kept. */
export function useRetry({ id }: Pick<CreationView, "id">) {
  const utils = trpc.useUtils();
  const mutation = trpc.studio.generateMissing.useMutation({
    onSuccess: (creation) => showCreation(utils, creation),
    // The page already shows why the generation failed; this notifies that the retry could not be started.
    onError: (error) => notify(errorNotice(error)),
  });
  return { retry: () => mutation.mutate({ id }), retrying: mutation.isPending };
}
