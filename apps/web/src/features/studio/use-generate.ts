import type { CreationView, GenerateInput } from "@vignette/domain/studio";
import { errorMessage, trpc } from "../../trpc.ts";

/** Starts a generation; it shows up in the list at once and goes on without this page. */
export function useGenerate(projectId: string) {
  const utils = trpc.useUtils();
  const mutation = trpc.studio.generate.useMutation({
    onSuccess: (creation) => {
      utils.studio.list.setData({ projectId }, (before) => [
        creation,
        ...(before ?? []).filter((it) => it.id !== creation.id),
      ]);
      void utils.usage.summary.invalidate();
    },
  });
  const generate = (input: GenerateInput): Promise<CreationView | null> =>
    mutation.mutateAsync(input).catch(() => null);
  return {
    generate,
    generating: mutation.isPending,
    failure: mutation.error ? errorMessage(mutation.error) : null,
  };
}
