type Json = Record<string, unknown>;

/** Times of this run are not comparable; test data is older. */
const RECENT = "2026";
const TIMES = ["readTime", "commitTime"];
/** Tokens and messages are each server's own. */
const TOKENS = ["transaction", "nextPageToken", "message", "details"];

/**
 * An answer without what may differ: times (updateTime becomes "the same as createTime" or not), tokens and the
 * words of errors. Codes and statuses stay.
 */
export function comparable(json: unknown): unknown {
  if (Array.isArray(json))
    return withFirstSkipped(json)
      .map(comparable)
      .filter((it) => !isEmpty(it));
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

/**
 * The results with `skippedResults` beside the first one only. The emulator repeats it beside the others, and leaves it
 * out beside the last.
 */
function withFirstSkipped(results: unknown[]): unknown[] {
  const first = results.findIndex((it) => isObject(it) && "document" in it);
  return results.map((it, at) => {
    if (!isObject(it) || (at === first && !("done" in it))) return it;
    const { skippedResults: _, ...rest } = it;
    return rest;
  });
}

const isObject = (it: unknown): it is Json => typeof it === "object" && it !== null && !Array.isArray(it);
const recent = (time: unknown) => (String(time) >= RECENT ? "now" : time);
const isEmpty = (it: unknown) => typeof it === "object" && it !== null && Object.keys(it).length === 0;
