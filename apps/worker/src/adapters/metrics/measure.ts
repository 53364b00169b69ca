import type { MetricEvent } from "@vignette/domain/operations";
import { currentScope } from "../log/log-scope.ts";

/** Counts what happened, where the work at hand has a scope. Costs nothing to the caller and never throws. */
export const measure = (event: MetricEvent): void => currentScope()?.measure(event);
