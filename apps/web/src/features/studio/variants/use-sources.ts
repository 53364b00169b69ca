import {
  type Handles,
  type PartSegment,
  partSegment,
  type Sources,
  sourceOf,
  type VariantSource,
} from "@vignette/content";
import type { CreationView, VariantPart, VariantSetView } from "@vignette/domain/studio";
import { useMemo } from "react";
import { trpc } from "../../../trpc.ts";
import { useHandles } from "../media/use-handles.ts";

/** The creations that parts are cut from. Creations that are still loading, or were deleted, are missing. */
export function useSources(creation: CreationView, set: VariantSetView, parts: readonly VariantPart[]) {
  const ids = [...new Set(parts.flatMap(({ from }) => (from.kind === "creation" ? [from.creationId] : [])))];
  const found = trpc.useQueries((ask) => ids.map((id) => ask.studio.get({ id }, { retry: false })));
  const views = found.flatMap(({ data }) => data ?? []);
  const isLoading = found.some((it) => it.isLoading);
  const { tiktok, instagram } = useHandles();
  const handles = useMemo(() => ({ tiktok, instagram }), [tiktok, instagram]);
  const base = useMemo(() => sourceOf(creation, handles), [creation, handles]);
  const others = useOthers(views, handles);
  const sources = useMemo<Sources | null>(() => base && { base, others, media: set.media }, [base, others, set.media]);
  return { sources, isLoading };
}

/** The same map as long as it holds the same revisions. */
function useOthers(views: readonly CreationView[], handles: Handles): ReadonlyMap<string, VariantSource> {
  const names = views.map(({ id, revision, lastUpdated }) => `${id} ${revision} ${lastUpdated}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say whether the views are other ones
  return useMemo(() => new Map(views.flatMap((it) => entry(sourceOf(it, handles)))), [names, handles]);
}

const entry = (source: VariantSource | null) => (source ? [[source.id, source] as const] : []);

/** The parts as segments to draw, by part id. Parts of deleted creations are missing. */
export function useSegments(parts: readonly VariantPart[], sources: Sources | null): ReadonlyMap<string, PartSegment> {
  return useMemo(() => {
    const segments = sources ? parts.flatMap((part) => partSegment(part, sources) ?? []) : [];
    return new Map(segments.map((segment) => [segment.part.id, segment]));
  }, [parts, sources]);
}
