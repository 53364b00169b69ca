import { instant } from "@vignette/domain/kernel";
import { errorReport } from "@vignette/domain/operations";
import { expect, it, vi } from "vitest";
import { sentryTarget } from "./sentry-envelope.ts";
import { sentryErrors } from "./sentry-errors.ts";

const report = errorReport(new TypeError("No way to ada@mail.example"), {
  id: "0123456789abcdef0123456789abcdef",
  at: instant(Date.UTC(2026, 0, 2)),
  work: "minute",
  requestId: "r1",
  facts: { token: "secret" },
});
const deployment = { release: "1", environment: "test" };

it("a report is one envelope with one event, the innermost frame last, without secrets", async () => {
  const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response("{}"));
  await sentryErrors({ dsn: "https://k@errors.example/7", fetch: sent as never, ...deployment })(report);
  const [url, init] = sent.mock.lastCall ?? ["", {}];
  expect(url).toBe("https://errors.example/api/7/envelope/");
  expect(new Headers(init.headers).get("x-sentry-auth")).toContain("sentry_key=k");
  const [header, item, payload = ""] = String(init.body).split("\n");
  expect(JSON.parse(header ?? "")).toEqual({ event_id: report.id, sent_at: "2026-01-02T00:00:00.000Z" });
  expect(JSON.parse(item ?? "")).toEqual({ type: "event", length: new TextEncoder().encode(payload).byteLength });
  const event = JSON.parse(payload);
  expect(event).toMatchObject({ level: "error", tags: { request_id: "r1" }, extra: { token: "[removed]" } });
  expect(event.exception.values[0]).toMatchObject({ type: "TypeError", value: "No way to [email]" });
  expect(event.exception.values[0].stacktrace.frames.at(-1).filename).toContain("sentry-errors.test");
});

it("nothing is sent without a DSN, and nothing for the time that Sentry asks for", async () => {
  const busy = vi.fn(async () => new Response(null, { status: 429, headers: { "retry-after": "30" } }));
  await sentryErrors({ dsn: undefined, fetch: busy, ...deployment })(report);
  expect(busy).toHaveBeenCalledTimes(0);
  const send = sentryErrors({ dsn: "https://k@errors.example/7", fetch: busy, ...deployment });
  await send(report);
  await send({ ...report, at: instant(report.at + 29_000) });
  expect(busy).toHaveBeenCalledTimes(1);
  await send({ ...report, at: instant(report.at + 30_000) });
  expect(busy).toHaveBeenCalledTimes(2);
});

it.each(["http://k@errors.example/7", "https://errors.example/7", "https://k@errors.example/project"])(
  "%s is no DSN",
  (dsn) => expect(() => sentryTarget(dsn)).toThrow(TypeError),
);
