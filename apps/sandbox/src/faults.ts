/** What a fault does to a call. `drop: "after"` lets the host do its work and loses the answer. */
export type Fault = { status: number; body?: unknown } | { delayMs: number } | { drop: "before" | "after" };
export type FaultRule = { host: string; path?: string; method?: string; times?: number; fault: Fault };
export type RequestRecord = { at: string; method: string; url: string; status: number | null; fault: Fault | null };

/** The connection ends without an answer. The listener destroys the socket. */
export class DroppedConnection extends Error {
  constructor() {
    super("The sandbox dropped this connection on purpose.");
  }
}

const KEPT_REQUESTS = 5000;

/** Fault rules and the record of requests. Both live in memory: a fault never outlasts the process. */
export function faultBench(now: () => number) {
  let rules: (FaultRule & { left: number })[] = [];
  const records: RequestRecord[] = [];

  return {
    add: (rule: FaultRule) => {
      rules.push({ ...rule, left: rule.times ?? 1 });
    },
    clear: () => {
      rules = [];
    },
    /** The first rule that fits, counted down. `path` fits as a prefix. */
    take(host: string, method: string, path: string): Fault | null {
      const rule = rules.find(
        (it) =>
          it.left > 0 &&
          it.host === host &&
          (it.method === undefined || it.method.toUpperCase() === method) &&
          (it.path === undefined || path.startsWith(it.path)),
      );
      if (!rule) return null;
      rule.left -= 1;
      return rule.fault;
    },
    record(method: string, url: string, fault: Fault | null): RequestRecord {
      const record: RequestRecord = { at: new Date(now()).toISOString(), method, url, status: null, fault };
      records.unshift(record);
      if (records.length > KEPT_REQUESTS) records.pop();
      return record;
    },
    requests: (host: string | undefined) =>
      records.filter((it) => host === undefined || new URL(it.url).hostname === host),
  };
}
