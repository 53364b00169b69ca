import { type MetricName, noValues, type ResultRow, watchedShare } from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";

const metricNames = Object.keys(noValues) as MetricName[];

const csvColumns = [
  ...["published", "platform", "account", "hook", "kind", "look", "url"],
  ...metricNames,
  ...["watched_share", "reported_by", "read"],
];

/**
 * A post as a line of the export: times in UTC as in ISO 8601, counts in full, nothing for what is not known. Kinds and
 * looks are their names in code, which are the same in every language, as the columns are.
 */
export function csvRow(row: ResultRow): Record<string, string | number> {
  const { values, facts, collectedAt } = row;
  const counts = Object.fromEntries(metricNames.map((name) => [name, values?.[name] ?? ""]));
  return {
    published: new Date(row.publishedAt).toISOString(),
    platform: platformNames[row.platform],
    account: row.username,
    hook: row.hook ?? row.name,
    kind: row.assetType,
    look: facts?.look ?? "",
    url: row.permalink ?? "",
    ...counts,
    watched_share: (values && watchedShare(values, facts?.lengthMs ?? null)) ?? "",
    reported_by: platformNames[row.platform],
    read: collectedAt === null ? "" : new Date(collectedAt).toISOString(),
  };
}

/** Downloads posts as a CSV file; `name` without its ending. */
export async function downloadPosts(rows: readonly ResultRow[], name: string): Promise<void> {
  const { csvText, saveCsv } = await import("../../../shared/csv.ts");
  saveCsv(`${name}.csv`, csvText(rows.map(csvRow), csvColumns));
}
