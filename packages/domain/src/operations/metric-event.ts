/** How a piece of work ended: as asked, with an expected refusal, or with an error. */
export type Outcome = "ok" | "refused" | "failed";

/** What is measured. Durations are in ms, costs in millionths of a US dollar. */
export type MetricEvent =
  /** A procedure or another route, e.g. `projects.list`, `GET /media`. */
  | { type: "request"; name: string; outcome: Outcome; ms: number }
  /** A target changed its state; `lagMs` is the time since it was due. */
  | { type: "publish"; platform: string; state: string; lagMs: number }
  /** A call of an AI provider; `micros` is 0 if it failed. */
  | { type: "generation"; port: string; provider: string; model: string; outcome: Outcome; micros: number }
  /** One job of the minute's cron run. */
  | { type: "sweep"; job: string; outcome: Outcome; ms: number };

/** A data point of Workers Analytics Engine. Source: docs/platforms/cloudflare.md#analytics-engine. */
export type DataPoint = { indexes: [string]; blobs: string[]; doubles: number[] };

/**
 * An event as a data point: `index1` and `blob1` are the type, then its texts and numbers in the order of the type
 * above. Queries rely on this order: append only. The runbook's queries: docs/runbook.md#metrics.
 */
export function dataPointOf(event: MetricEvent): DataPoint {
  const point = (blobs: string[], doubles: number[]): DataPoint => ({
    indexes: [event.type],
    blobs: [event.type, ...blobs],
    doubles,
  });
  switch (event.type) {
    case "request":
      return point([event.name, event.outcome], [event.ms]);
    case "publish":
      return point([event.platform, event.state], [event.lagMs]);
    case "generation":
      return point([event.port, event.provider, event.model, event.outcome], [event.micros]);
    case "sweep":
      return point([event.job, event.outcome], [event.ms]);
  }
}
