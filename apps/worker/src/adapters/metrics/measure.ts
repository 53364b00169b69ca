import type { MetricEvent } from "@vignette/domain/operations";
import { currentScope } from "../log/log-scope.ts";

/** Records a metric event in the current scope, if there is one. Does not wait and never throws. */
export const measure = (event: MetricEvent): void => currentScope()?.measure(event);
