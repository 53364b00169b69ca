import type { Sources } from "@vignette/content";
import type { VariantCell, VariantSetView } from "@vignette/domain/studio";
import type { VariantJob } from "./variant-job.ts";

/** What is to be made: combinations of a set as it is stored, and what its parts are cut from. */
export type VariantRun = { set: VariantSetView; cells: readonly VariantCell[]; sources: Sources };

/** Changes what is told of a run. */
export type UpdateJob = (change: (job: VariantJob) => Partial<VariantJob>) => void;
