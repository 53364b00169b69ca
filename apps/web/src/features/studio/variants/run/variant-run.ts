import type { Sources } from "@vignette/content";
import type { VariantCell, VariantSetView } from "@vignette/domain/studio";
import type { VariantJob } from "./variant-job.ts";

/** What to render: combinations of a stored set, and the sources of its parts. */
export type VariantRun = { set: VariantSetView; cells: readonly VariantCell[]; sources: Sources };

/** Updates the published state of a run. */
export type UpdateJob = (change: (job: VariantJob) => Partial<VariantJob>) => void;
