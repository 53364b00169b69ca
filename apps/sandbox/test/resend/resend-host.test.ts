import { Resend } from "resend";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { quietSandbox } from "../openai/ask.ts";

const DAY = 24 * 60 * 60 * 1000;
const mail = {
  from: "Vignette <support@vignette.example>",
  to: "ada@vignette.test",
  subject: "Hello",
  text: "Good day.",
};

let local: ReturnType<typeof quietSandbox>;
/** The clock, moved on by more than a second before each call, so that no call is one too many. */
let time = Date.now();
beforeAll(() => {
  vi.spyOn(Date, "now").mockImplementation(() => {
    time += 1001;
    return time;
  });
  local = quietSandbox();
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => local.sandbox.fetch(new Request(input, init)));
});
afterAll(() => {
  local[Symbol.dispose]();
  vi.restoreAllMocks();
});
afterEach(() => vi.clearAllMocks());

const client = new Resend("re_sandbox");
const shown = async () =>
  (await (await fetch("http://localhost:8788/__control/mail")).json()) as { to: string; text: string; id: string }[];

it("the official client's mail is kept once for each key, and for a day", async () => {
  const idempotencyKey = crypto.randomUUID();
  const first = await client.emails.send(mail, { idempotencyKey });
  expect(first).toMatchObject({ data: { id: expect.any(String) }, error: null });
  expect((await client.emails.send(mail, { idempotencyKey })).data).toEqual(first.data);
  expect(await shown()).toMatchObject([{ to: mail.to, text: mail.text, id: first.data?.id }]);
  const other = await client.emails.send({ ...mail, text: "Other." }, { idempotencyKey });
  expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
  time += DAY;
  expect((await client.emails.send(mail, { idempotencyKey })).data?.id).not.toBe(first.data?.id);
  const page = await fetch("http://localhost:8788/__control/mail", { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("Good day.");
});

it.each([
  ["an unknown key", "re_other", mail, 403, "invalid_api_key"],
  ["a sender without an address", "re_sandbox", { ...mail, from: "Vignette" }, 422, "invalid_from_address"],
  ["a sender of someone else's domain", "re_sandbox", { ...mail, from: "a@gmail.com" }, 403, "validation_error"],
  ["a recipient without an address", "re_sandbox", { ...mail, to: "not provided" }, 422, "validation_error"],
  ["a recipient at example.com", "re_sandbox", { ...mail, to: "a@example.com" }, 422, "validation_error"],
  ["a mail without text", "re_sandbox", { ...mail, text: "" }, 422, "missing_required_field"],
  ["51 recipients", "re_sandbox", { ...mail, to: Array(51).fill(mail.to) }, 422, "validation_error"],
])("%s is refused", async (_, key, sent, statusCode, name) => {
  expect((await new Resend(key).emails.send(sent)).error).toMatchObject({ statusCode, name });
});

it("a request without a user agent, and one too many within a second, are refused", async () => {
  const post = (headers: Record<string, string>) =>
    fetch("https://api.resend.com/emails", {
      method: "POST",
      headers: { authorization: "Bearer re_sandbox", ...headers },
    });
  expect((await post({ "user-agent": "" })).status).toBe(403);
  vi.mocked(Date.now).mockReturnValue(time);
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push(await post({ "user-agent": "vitest" }));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
});
