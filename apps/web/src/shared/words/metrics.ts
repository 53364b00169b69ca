import type { MetricName } from "@vignette/domain/analytics";
import { m } from "@vignette/messages";

/** What the numbers of posts are called. */
export const metricNames: Record<MetricName, string> = {
  views: m.domain_metric_views(),
  likes: m.domain_metric_likes(),
  comments: m.domain_metric_comments(),
  shares: m.domain_metric_shares(),
  saves: m.domain_metric_saves(),
  reach: m.domain_metric_reach(),
  follows: m.domain_metric_follows(),
  profileVisits: m.domain_metric_profile_visits(),
  avgWatchMs: m.domain_metric_avg_watch_ms(),
};
