import { expect, it } from "vitest";
import { aPerson, ask, call, type Person, requestsDuring } from "../support.ts";

/** The queries of every page in one batch, and those that some pages add. */
const frame = ["flags.current", "projects.list", "identity.me", "usage.summary", "socialAccounts.list"];
const pages: Record<string, readonly string[]> = {
  dashboard: ["country.config"],
  accounts: ["socialAccounts.health", "country.config"],
  settings: ["billing.summary", "plans.list", "usage.log", "country.config"],
};

async function batch({ token }: Person, paths: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await ask(`/api/trpc/${paths.join(",")}?batch=1&input=%7B%7D`, { headers });
  expect(answer.status).toBe(200);
}

it.each(Object.entries(pages))("the page %s costs at most 6 calls of Firestore", async (_page, own) => {
  const person = await aPerson();
  await call(person, "identity", "recordSignIn");
  const load = async () => {
    await ask("/dashboard");
    await batch(person, frame);
    await batch(person, own);
  };
  // The first load fills the isolate's caches, and stores the first counts.
  await load();
  expect((await requestsDuring("firestore.googleapis.com", load)).length).toBeLessThanOrEqual(6);
});

it("one request that asks for a document several times reads it once, together with the others", async () => {
  const person = await aPerson();
  await call(person, "identity", "recordSignIn");
  await batch(person, frame);
  const calls = await requestsDuring("firestore.googleapis.com", () =>
    batch(person, ["identity.me", "usage.summary", "billing.summary", "identity.me"]),
  );
  expect(calls.filter(({ url }) => url.endsWith(":batchGet"))).toHaveLength(1);
  expect(
    calls.filter(({ url }) => /\/documents\/(users|user_subscriptions|usage_periods|credits)\//.test(url)),
  ).toEqual([]);
});
