import { afterAll, beforeAll, expect, it } from "vitest";
import { quietSandbox } from "../openai/ask.ts";

let local: ReturnType<typeof quietSandbox>;
beforeAll(() => {
  local = quietSandbox();
});
afterAll(() => local[Symbol.dispose]());

const ID = "0123456789abcdef0123456789abcdef";
const EVENT = JSON.stringify({ event_id: ID, timestamp: 1, platform: "javascript", level: "error", extra: { n: "ü" } });
const envelope = (length: number | undefined = Buffer.byteLength(EVENT)) =>
  `{"event_id":"${ID}"}\n${JSON.stringify({ type: "event", length })}\n${EVENT}\n`;
const send = (body: string, key = "sandboxkey") =>
  local.sandbox.fetch(
    new Request("https://o1.ingest.sentry.io/api/1/envelope/", {
      method: "POST",
      headers: { "x-sentry-auth": `Sentry sentry_version=7, sentry_key=${key}` },
      body,
    }),
  );

it("an envelope's event is kept and shown on the control page", async () => {
  const answer = await send(envelope());
  expect([answer.status, await answer.json()]).toEqual([200, { id: ID }]);
  const shown = await local.sandbox.fetch(new Request("http://localhost:8788/__control/errors"));
  expect(await shown.json()).toMatchObject([{ event: { event_id: ID, extra: { n: "ü" } } }]);
});

it.each([
  ["an unknown key", envelope(), 403, "other"],
  ["no envelope", "hello", 400, undefined],
  ["a length beyond the end", envelope(9999), 400, undefined],
  ["an event without a platform", `{"event_id":"${ID}"}\n{"type":"event"}\n{}\n`, 400, undefined],
])("%s is refused", async (_, body, status, key) => {
  expect((await send(body, key)).status).toBe(status);
});
