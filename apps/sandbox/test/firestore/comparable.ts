type Json = Record<string, unknown>;

/** Times of this run are not comparable; test data is older. */
const RECENT = "2026";
const TIMES = ["readTime", "commitTime"];
/** Tokens and words are each server's own; skippedResults comes from the emulator for some queries only. */
const TOKENS = ["transaction", "nextPageToken", "message", "details", "skippedResults"];

/**
 * An answer without what may differ: times (updateTime becomes "the same as createTime" or not), tokens and the
 * words of errors. Codes and statuses stay.
 */
export function comparable(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(comparable).filter((it) => !isEmpty(it));
  if (typeof json !== "object" || json === null) return json;
  const source = json as Json;
  const result: Json = {};
  for (const key of Object.keys(source).sort()) {
    if (TIMES.includes(key) || TOKENS.includes(key)) continue;
    result[key] = key === "timestampValue" ? recent(source[key]) : comparable(source[key]);
  }
  if ("createTime" in source) {
    result.createTime = "a time";
    result.updateTime = source.createTime === source.updateTime ? "the same" : "later";
  } else delete result.updateTime;
  return result;
}

const recent = (time: unknown) => (String(time) >= RECENT ? "now" : time);
const isEmpty = (it: unknown) => typeof it === "object" && it !== null && Object.keys(it).length === 0;
