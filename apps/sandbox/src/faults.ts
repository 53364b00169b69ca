import * as z from "zod/mini";

/** What a fault does to a call. `drop: "after"` lets the host do its work and loses the answer. */
const Fault = z.union([
  z.strictObject({ status: z.int().check(z.minimum(200), z.maximum(599)), body: z.optional(z.unknown()) }),
  z.strictObject({ delayMs: z.int().check(z.minimum(0), z.maximum(600_000)) }),
  z.strictObject({ drop: z.enum(["before", "after"]) }),
]);
export type Fault = z.infer<typeof Fault>;

/** Body of `POST /__control/faults`. `path` fits as a prefix; without `times` the rule holds for one call. */
export const FaultRule = z.strictObject({
  host: z.string(),
  path: z.optional(z.string()),
  method: z.optional(z.string()),
  times: z.optional(z.int().check(z.minimum(1))),
  fault: Fault,
});
export type FaultRule = z.infer<typeof FaultRule>;
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
