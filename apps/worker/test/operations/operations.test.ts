import { env } from "cloudflare:workers";
import { hours, type Instant, instant, later, minutes } from "@vignette/domain/kernel";
import type { Alarm, MetricEvent } from "@vignette/domain/operations";
import { beforeEach, describe, expect, it } from "vitest";
import { inLogScope } from "../../src/adapters/log/log-scope.ts";
import { raiseAlarm, reportUnexpected } from "../../src/adapters/log/report-unexpected.ts";
import type { Mail, MailPort } from "../../src/adapters/mail/mail-port.ts";
import { measure } from "../../src/adapters/metrics/measure.ts";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { inScope } from "../../src/context/in-scope.ts";
import { mailAlarm } from "../../src/features/operations/mail-alarm.ts";
import { readiness } from "../../src/features/operations/readiness.ts";
import { operationsStore } from "../../src/features/operations/store.ts";
import { watch } from "../../src/features/operations/watch.ts";
import { counterStore } from "../../src/records/stores/counter-store.ts";
import { aPerson, ask, call, removeDocument, writeDocument } from "../support.ts";

const background: Promise<unknown>[] = [];
const host = { env: env as unknown as Env, background: (work: Promise<unknown>) => void background.push(work) };
const context = buildContext(host.env, host.background);
const operations = operationsStore(context.documents);
const counters = counterStore(context.documents);
/** Noon, so that the runs of a test are on one day. */
const now = instant(new Date().setUTCHours(12, 0, 0, 0));

const mailed: Mail[] = [];
const mail: MailPort = async (it) => {
  mailed.push(it);
  return { type: "sent", id: "m" };
};

async function watched(at: Instant, sweepMs = 10, isLocal = false): Promise<string[]> {
  const raised: Alarm[] = [];
  const mailing = { mail, to: "alarms@vignette.test", origin: "https://vignette.test", now: at };
  const outlets = {
    raise: (alarm: Alarm) => void raised.push(alarm),
    mailAlarm: (alarm: Alarm) => mailAlarm(mailing, alarm),
  };
  await watch({ ...context, ...outlets, operations, counters, isLocal, now: at }, sweepMs);
  return raised.map(({ name }) => name);
}

beforeEach(() => removeDocument("operations/minute"));

describe("the watch over the service", () => {
  it("raises an alarm for a target that has been publishing for hours, once", async () => {
    const path = `posts/p-${crypto.randomUUID()}/targets/t1`;
    const due = new Date(later(now, -minutes(180))).toISOString();
    await writeDocument(path, { state: { stringValue: "publishing" }, publishAt: { timestampValue: due } });
    expect(await watched(now)).toContain("stuck-targets");
    expect(await watched(later(now, minutes(1)))).not.toContain("stuck-targets");
    await removeDocument(path);
  });

  it("raises alarms for a late sweep, a cron that was missing, errors and spending", async () => {
    await watched(now);
    const work = async () => {
      for (let n = 0; n < 25; n += 1) reportUnexpected(new Error("test"));
      measure({ type: "generation", port: "text", provider: "p", model: "m", outcome: "ok", micros: 250_000_000 });
    };
    await inScope(host, { requestId: "r", work: "test" }, work);
    while (background.length > 0) await background.pop();
    const raised = await watched(later(now, minutes(8)), 61_000);
    expect(raised).toEqual(expect.arrayContaining(["sweep-late", "cron-missing", "server-errors", "ai-spend"]));
  });

  it("raises the alarm of spending that began before midnight and was first seen after it", async () => {
    const midnight = later(now, hours(12));
    await watched(later(midnight, -minutes(1)));
    const work = async () =>
      measure({ type: "generation", port: "text", provider: "p", model: "m", outcome: "ok", micros: 250_000_000 });
    await inScope(host, { requestId: "r", work: "test" }, work);
    while (background.length > 0) await background.pop();
    expect(await watched(later(midnight, minutes(1)))).toContain("ai-spend");
  });

  it("mails an alarm with what to do, once an hour even if it comes back", async () => {
    const late = async (minute: number) => {
      mailed.length = 0;
      await watched(later(now, minutes(minute)), 61_000);
      return mailed.filter(({ subject }) => subject === "Alarm: sweep-late");
    };
    expect(await late(0)).toMatchObject([
      { to: "alarms@vignette.test", text: expect.stringContaining("docs/runbook.md#sweep-late") },
    ]);
    await watched(later(now, minutes(1)));
    expect(await late(2)).toEqual([]);
    await watched(later(now, minutes(59)));
    expect(await late(60)).toHaveLength(1);
  });

  it("does not miss the cron of a laptop that was switched off", async () => {
    await watched(now, 10, true);
    expect(await watched(later(now, hours(9)), 10, true)).not.toContain("cron-missing");
  });

  it("raises each alarm in one of two runs at once", async () => {
    await watched(now);
    const runs = await Promise.all([watched(later(now, minutes(20))), watched(later(now, minutes(20)))]);
    expect(runs.flat().filter((name) => name === "cron-missing")).toEqual(["cron-missing"]);
  });
});

it("an alarm is reported with the section of the runbook", async () => {
  inScope(host, { requestId: "alarm-test", work: "test" }, () => raiseAlarm({ name: "storage", sentence: "Much." }));
  while (background.length > 0) await background.pop();
  const kept = (await (await fetch("http://localhost:8788/__control/errors")).json()) as { event: unknown }[];
  expect(kept.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ extra: { alarm: "storage", runbook: "docs/runbook.md#storage" } }),
  );
});

describe("readiness", () => {
  const fine = { operations, identityKeys: async () => undefined, files: async () => undefined, now };
  const silent = () => undefined;

  it("needs a cron run of the last five minutes", async () => {
    expect(await readiness(fine, silent)).toMatchObject({ firestore: "ok", identity: "ok", cron: "failed" });
    await watched(now);
    expect(await readiness({ ...fine, now: later(now, minutes(4)) }, silent)).toMatchObject({ cron: "ok" });
    expect(await readiness({ ...fine, now: later(now, minutes(6)) }, silent)).toMatchObject({ cron: "failed" });
  });

  it("names what fails, and the reason only to the log", async () => {
    const told: unknown[] = [];
    const broken = { ...fine, files: () => Promise.reject(new Error("R2 is down")) };
    expect(await readiness(broken, (...line) => void told.push(line))).toMatchObject({
      firestore: "ok",
      files: "failed",
    });
    expect(told).toContainEqual(["files", new Error("R2 is down")]);
  });

  it("is 503 with names alone for a visitor while something fails", async () => {
    const answer = await ask("/api/ready");
    const { ok, checks } = (await answer.json()) as { ok: boolean; checks: Record<string, string> };
    expect([answer.status, ok]).toEqual([503, false]);
    expect(checks).toEqual({ firestore: "ok", identity: "ok", files: "ok", cron: "failed" });
  });
});

it("a procedure measures itself under its name, with how it ended", async () => {
  const person = await aPerson();
  const { env: bound } = await import("cloudflare:workers");
  const points: unknown[] = [];
  const dataset = bound as unknown as { METRICS: { writeDataPoint: (point: unknown) => void } };
  const before = dataset.METRICS.writeDataPoint;
  dataset.METRICS.writeDataPoint = (point) => void points.push(point);
  await call(person, "projects", "list");
  await call(null, "projects", "list");
  dataset.METRICS.writeDataPoint = before;
  expect(points).toMatchObject([
    { indexes: ["request"], blobs: ["request", "projects.list", "ok"] },
    { indexes: ["request"], blobs: ["request", "projects.list", "refused"] },
  ]);
});

it("work in a scope measures through it, however deep", async () => {
  const events: MetricEvent[] = [];
  const scope = {
    requestId: "r",
    work: "w",
    deliver: () => undefined,
    measure: (it: MetricEvent) => void events.push(it),
  };
  await inLogScope(scope, async () => {
    await Promise.resolve();
    measure({ type: "sweep", job: "j", outcome: "ok", ms: 1 });
  });
  expect(events).toEqual([{ type: "sweep", job: "j", outcome: "ok", ms: 1 }]);
});
