import { MetricSnapshot } from "@vignette/domain/analytics";
import { ofProject, record } from "../record.ts";

/** Collection `metrics`, keyed by measurement. */
export const metricRecords = record("metrics", MetricSnapshot, { createdAt: "timestamp" }, ofProject("metrics"));
