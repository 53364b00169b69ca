import * as z from "zod/mini";

const Milliseconds = z.int().check(z.minimum(0), z.maximum(600_000));

const Headers = z.record(z.string(), z.string());

/**
 * What a fault does to a call. `cut` lets the host do its work and ends the answer after that many bytes; `paceMs`
 * delays each piece of it by that long. `drop: "after"` lets the host do its work and loses the answer, `delayMs` later
 * if given. `hold` keeps the call before or after the work until it is released; it then continues, or is dropped if
 * the release says so. `token` revokes the caller's token just before the call: the host answers for itself.
 */
const InjectedFault = z.union([
  z.strictObject({
    status: z.int().check(z.minimum(200), z.maximum(599)),
    body: z.optional(z.unknown()),
    headers: z.optional(Headers),
  }),
  z.strictObject({ cut: z.int().check(z.minimum(0)) }),
  z.strictObject({ paceMs: Milliseconds }),
  z.strictObject({ delayMs: Milliseconds }),
  z.strictObject({ drop: z.enum(["before", "after"]), delayMs: z.optional(Milliseconds) }),
  z.strictObject({ hold: z.enum(["before", "after"]), drops: z.optional(z.boolean()) }),
  z.strictObject({ token: z.enum(["expired", "revoked"]) }),
]);
export type InjectedFault = z.infer<typeof InjectedFault>;

/**
 * Body of `POST /__control/faults`. `path` fits as a prefix; `account` is the id by which the platform knows the
 * caller; `mentions` fits in address and body. The first `skip` calls that fit go through; without `times` the rule
 * holds for one.
 */
export const FaultRule = z.strictObject({
  host: z.string(),
  path: z.optional(z.string()),
  method: z.optional(z.string()),
  account: z.optional(z.string()),
  mentions: z.optional(z.string()),
  skip: z.optional(z.int().check(z.minimum(0))),
  times: z.optional(z.int().check(z.minimum(1))),
  fault: InjectedFault,
});
export type FaultRule = z.infer<typeof FaultRule>;

/**
 * What a rule is compared with. `account` is null if the host does not know it; `body` is read only if a rule needs it.
 */
export type InterceptedCall = {
  host: string;
  method: string;
  url: string;
  account: string | null;
  body: () => Promise<string>;
};
/** `n` counts all requests, from 1. */
export type RequestRecord = {
  n: number;
  at: string;
  method: string;
  url: string;
  account: string | null;
  status: number | null;
  fault: InjectedFault | null;
};

/** The connection ends without an answer. The listener destroys the socket. */
export class DroppedConnection extends Error {
  constructor() {
    super("The sandbox dropped this connection on purpose.");
  }
}

/** Of one host. */
const KEPT_REQUESTS = 5000;
type LiveRule = FaultRule & { left: number; seen: number };

/** Fault rules and the record of requests. Both live in memory: a fault never outlasts the process. */
export function faultBench(now: () => number) {
  let rules: LiveRule[] = [];
  const recordsByHost = new Map<string, RequestRecord[]>();
  let last = 0;

  return {
    add: (rule: FaultRule) => {
      rules.push({ ...rule, left: rule.times ?? 1, seen: 0 });
    },
    clear: () => {
      rules = [];
    },
    /** Every rule with the calls that it fitted so far (`seen`) and those it still waits for (`left`). */
    rules: (): readonly LiveRule[] => rules,
    /** The first rule that fits, counted down. */
    async take(call: InterceptedCall): Promise<FaultRule | null> {
      const near = rules.filter((it) => it.left > 0 && fits(it, call));
      const text = near.some((it) => it.mentions !== undefined) ? `${call.url} ${await call.body()}` : "";
      // Others may have come between: what is counted is counted here, in one go.
      for (const rule of near) {
        if (rule.left === 0 || (rule.mentions !== undefined && !text.includes(rule.mentions))) continue;
        rule.seen += 1;
        if (rule.seen <= (rule.skip ?? 0)) continue;
        rule.left -= 1;
        return rule;
      }
      return null;
    },
    record({ host, method, url, account }: InterceptedCall, fault: InjectedFault | null): RequestRecord {
      last += 1;
      const record = { n: last, at: new Date(now()).toISOString(), method, url, account, status: null, fault };
      const records = recordsByHost.get(host) ?? [];
      recordsByHost.set(host, records);
      records.push(record);
      if (records.length > KEPT_REQUESTS) records.shift();
      return record;
    },
    /** The requests to a host, or to all hosts, newest first; only those after the one with the number `after`. */
    requests(host: string | undefined, after = 0): RequestRecord[] {
      const ofHosts = host === undefined ? [...recordsByHost.values()].flat() : (recordsByHost.get(host) ?? []);
      return ofHosts.filter((it) => it.n > after).sort((a, b) => b.n - a.n);
    },
    /** The number of the newest request. */
    last: () => last,
  };
}

function fits(rule: FaultRule, { host, method, url, account }: InterceptedCall): boolean {
  return (
    rule.host === host &&
    (rule.method === undefined || rule.method.toUpperCase() === method) &&
    (rule.path === undefined || new URL(url).pathname.startsWith(rule.path)) &&
    (rule.account === undefined || rule.account === account)
  );
}
