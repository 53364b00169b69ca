import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@vignette/sandbox";

export type Delivered = { signature: string; body: string; event: { id: string; type: string; created: number } };
export type StripeBench = ReturnType<typeof stripeBench>;

const API = "https://api.stripe.com/v1";
const CONTROL = "http://localhost:8788/__control/stripe";

/** A sandbox whose webhooks arrive here; the app answers each with the next of `answers`, then 200. */
export function stripeBench() {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-stripe-"));
  copyFileSync(preparedDatabase(), join(dataDir, "sandbox.db"));
  const delivered: Delivered[] = [];
  const answers: number[] = [];
  const sandbox = createSandbox({
    dataDir,
    deliver: async (url, init) => {
      if (url !== "http://localhost:8787/webhooks/stripe") throw new Error(`delivered to ${url}`);
      const body = String(init.body);
      const signature = new Headers(init.headers).get("stripe-signature") ?? "";
      delivered.push({ signature, body, event: JSON.parse(body) });
      return new Response(null, { status: answers.shift() ?? 200 });
    },
  });
  const call = (url: string, init?: RequestInit) => sandbox.fetch(new Request(url, { redirect: "manual", ...init }));
  const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    call(url, { method: "POST", body: new URLSearchParams(fields), headers });

  return {
    call,
    delivered,
    answers,
    form,
    get: (path: string) => call(API + path, { headers: { authorization: "Bearer sk_test_x" } }),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      form(API + path, fields, { authorization: "Bearer sk_test_x", ...headers }),
    control: (path: string, body?: unknown) =>
      call(`${CONTROL}/${path}`, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    /** Waits until that many deliveries arrived. */
    async arrived(count: number): Promise<Delivered[]> {
      while (delivered.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
      return delivered;
    },
    close() {
      sandbox.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A checkout session for the growth plan. */
export const anOrder = {
  mode: "subscription",
  "line_items[0][price]": "price_growth_monthly",
  "line_items[0][quantity]": "1",
  client_reference_id: "u1",
  customer_email: "mara@vignette.test",
  success_url: "http://localhost:8787/dashboard/settings?checkout=success&session={CHECKOUT_SESSION_ID}",
  cancel_url: "http://localhost:8787/dashboard/settings?checkout=cancelled",
  "metadata[uid]": "u1",
  "subscription_data[metadata][uid]": "u1",
  "subscription_data[metadata][planId]": "growth",
};

let prepared: string | null = null;

/** Making the service account's key takes longer than most tests: it is made once. */
function preparedDatabase(): string {
  if (prepared === null) {
    const template = mkdtempSync(join(tmpdir(), "sandbox-template-"));
    createSandbox({ dataDir: template }).close();
    process.once("exit", () => rmSync(template, { recursive: true }));
    prepared = join(template, "sandbox.db");
  }
  return prepared;
}
