import type { Render, RenderView } from "@vignette/domain/studio";

/** A render as a page sees it. */
export function renderView({ id, state, progress, failure, failureSays, assetId, startedAt }: Render): RenderView {
  return { id, state, progress, failure, failureSays, assetId, startedAt };
}
