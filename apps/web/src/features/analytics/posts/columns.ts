import { type MetricName, type ResultRow, watchedShare } from "@vignette/domain/analytics";
import { m } from "@vignette/messages";
import { momentText } from "../../../shared/formats.ts";
import { metricNames } from "../../../shared/words/metrics.ts";
import { formats } from "../formats.ts";
import { whyMissing } from "../metrics.ts";

/** One number of a post, as a column of the table. */
export type Column = {
  name: string;
  /** What it is sorted by; null if it is not known, and then it comes last. */
  value: (row: ResultRow) => number | null;
  text: (row: ResultRow) => string;
  /** Why a row has none. */
  why: (row: ResultRow) => string;
};

const isVideo = ({ facts }: ResultRow) => facts?.lengthMs !== null && facts !== null;

function metric(name: MetricName, text: (value: number | null) => string = formats.figure): Column {
  const value = (row: ResultRow) => row.values?.[name] ?? null;
  return {
    name: metricNames[name],
    value,
    text: (row) => text(value(row)),
    why: (row) => whyMissing(name, row.platform, isVideo(row), row.collectedAt !== null),
  };
}

function share(name: string, value: Column["value"], of: MetricName): Column {
  return { name, value, text: (row) => formats.share(value(row)), why: metric(of).why };
}

function engaged({ values }: ResultRow): number | null {
  if (!values?.views || (values.likes ?? values.comments ?? values.shares) === null) return null;
  return ((values.likes ?? 0) + (values.comments ?? 0) + (values.shares ?? 0)) / values.views;
}

/** Everything the table can show, in its order. */
export const columns = {
  views: metric("views"),
  likes: metric("likes"),
  comments: metric("comments"),
  shares: metric("shares"),
  saves: metric("saves"),
  engagement: share(m.analyze_engagement(), engaged, "views"),
  reach: metric("reach"),
  follows: metric("follows"),
  profileVisits: metric("profileVisits"),
  avgWatchMs: metric("avgWatchMs", formats.seconds),
  watched: share(
    m.analyze_average_watched(),
    (row) => (row.values ? watchedShare(row.values, row.facts?.lengthMs ?? null) : null),
    "avgWatchMs",
  ),
  read: {
    name: m.analyze_read(),
    value: ({ collectedAt }) => collectedAt,
    text: ({ collectedAt }) => (collectedAt === null ? "–" : momentText(collectedAt)),
    why: () => m.analyze_not_read_yet(),
  },
} as const satisfies Record<string, Column>;
export type ColumnName = keyof typeof columns;
export const columnNames = Object.keys(columns) as ColumnName[];

/** Shown until the user chooses. */
export const usualColumns: readonly ColumnName[] = [
  "views",
  "likes",
  "comments",
  "shares",
  "saves",
  "engagement",
  "read",
];
