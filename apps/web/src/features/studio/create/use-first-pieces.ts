import { useQuery } from "@tanstack/react-query";
import { hookFilling, hookLibrary } from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
import { type CreationView, FIRST_KIND, firstPieces } from "@vignette/domain/studio";
import { useEffect, useMemo, useRef } from "react";
import { useIsTakingPhotos } from "../../../shared/pictures/use-is-taking-photos.ts";
import { errorText, trpc, trpcClient } from "../../../trpc.ts";
import { POLL_INTERVAL } from "../generation/poll-interval.ts";
import { useCreateBatch } from "./use-create-batch.ts";
import { useProductPictures } from "./use-product-pictures.ts";

/**
 * Begins the pieces of a product once, and follows them. `writing`: the hooks that they open with, where the library has
 * none for the brief. `none`: there are no hooks to begin with.
 */
export function useFirstPieces(projectId: string, product: Product) {
  const pictures = useProductPictures(product);
  const isTaking = useIsTakingPhotos();
  const batchId = `first-${product.id}`;
  const [creations] = trpc.studio.list.useSuspenseQuery(
    { projectId },
    { refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_INTERVAL : false) },
  );
  const { brief } = product;
  const isBegun = creations.some((it) => it.batchId === batchId);
  const filled = useMemo(() => firstPieces(hookLibrary, hookFilling(brief), { brief, pictures }), [brief, pictures]);
  const writing = useWrittenHooks(product, batchId, filled.length === 0 && !isBegun);
  const cells = useMemo(
    () => (writing.hooks ? firstPieces(writing.hooks, hookFilling(brief), { brief, pictures }) : filled),
    [writing.hooks, filled, brief, pictures],
  );
  const plan = { projectId, productId: product.id, kind: FIRST_KIND, drawing: null, cells } as const;
  const { create, creating, failure } = useCreateBatch(plan, batchId);
  const pieces = creations.filter((it) => it.batchId === batchId && it.rejectedAt === null);
  const asked = useRef(false);
  useEffect(() => {
    if (isBegun || isTaking || cells.length === 0 || asked.current) return;
    asked.current = true;
    void create(cells.length);
  });
  return {
    pieces: pieces.toSorted((a, b) => a.id.localeCompare(b.id)),
    writing,
    none: !isBegun && cells.length === 0 && (writing.failure !== null || writing.hooks !== undefined),
    failure: creating ? null : failure,
    retry: () => void create(cells.length),
  };
}

const isUnderWay = ({ state }: CreationView) => state === "generating";

/**
 * Hooks in the language of the brief, for a product of which the library fills none. They have an id of their own, so
 * that a reload writes and books nothing twice.
 */
function useWrittenHooks({ id, projectId }: Product, batchId: string, enabled: boolean) {
  const utils = trpc.useUtils();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["first-hooks", batchId],
    queryFn: async () => {
      const made = await trpcClient.hookLibrary.write.mutate({ projectId, productId: id, batchId });
      void utils.hookLibrary.list.invalidate({ projectId });
      return made;
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    hooks: data,
    isWriting: isFetching,
    failure: error && !isFetching ? errorText(error) : null,
    retry: () => void refetch(),
  };
}
