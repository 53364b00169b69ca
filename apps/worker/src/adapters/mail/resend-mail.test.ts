import { expect, it, vi } from "vitest";
import { resendMail } from "./resend-mail.ts";

const mail = { to: "ada@mail.example", subject: "Hello", text: "Good day.", key: "one/two" };
const answering = (status: number, body: string) =>
  vi.fn(async (_: unknown, _init?: RequestInit) => new Response(body, { status }));
const send = (fetch: ReturnType<typeof answering>, apiKey: string | undefined = "re_1") =>
  resendMail({ apiKey, fetch: fetch as never })(mail);

it("a mail is one request under its key, from the support address", async () => {
  const fetch = answering(200, '{"id":"m1"}');
  expect(await send(fetch)).toEqual({ type: "sent", id: "m1" });
  const { headers, body } = fetch.mock.lastCall?.[1] ?? {};
  expect(headers).toMatchObject({
    authorization: "Bearer re_1",
    "idempotency-key": "one/two",
    "user-agent": expect.stringMatching(/^vignette\//),
  });
  expect(JSON.parse(String(body))).toEqual({
    from: "Vignette <support@vignette.example>",
    to: [mail.to],
    subject: "Hello",
    text: "Good day.",
  });
});

it("a mail that can be stopped names the address for it, as RFC 8058 has it", async () => {
  const fetch = answering(200, '{"id":"m1"}');
  const unsubscribe = "https://vignette.test/unsubscribe?user=ada";
  await resendMail({ apiKey: "re_1", fetch: fetch as never })({ ...mail, html: "<p>Good day.</p>", unsubscribe });
  expect(JSON.parse(String(fetch.mock.lastCall?.[1]?.body))).toMatchObject({
    html: "<p>Good day.</p>",
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
});

it.each([
  [
    "refused",
    403,
    '{"statusCode":403,"name":"invalid_api_key","message":"API key is invalid"}',
    /403 \(invalid_api_key: API key is/,
  ],
  ["refused", 403, "error code: 1010", /403/],
  ["refused", 429, '{"name":"rate_limit_exceeded","message":"Too many requests."}', /429/],
  ["unknown", 409, '{"name":"concurrent_idempotent_requests","message":"In progress."}', /409/],
  ["unknown", 500, "", /500/],
  ["unknown", 200, "<html>", /200/],
])("the outcome is %s where the service answers %i %s", async (type, status, body, problem) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await send(answering(status, body))).toEqual({ type, problem: expect.stringMatching(problem) });
});

it("the outcome is unknown where the service does not answer, and nothing is sent without a key", async () => {
  const silent = vi.fn(async () => Promise.reject(new TypeError("gone")));
  expect(await send(silent as never)).toMatchObject({ type: "unknown" });
  const fetch = answering(200, "");
  expect(await resendMail({ apiKey: undefined, fetch: fetch as never })(mail)).toMatchObject({ type: "refused" });
  expect(fetch).not.toHaveBeenCalled();
});
