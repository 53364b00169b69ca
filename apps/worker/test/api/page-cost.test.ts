import { beforeAll, expect, it } from "vitest";
import { fewestRequestsDuring } from "../fewest-requests.ts";
import { brief } from "../research/a-product.ts";
import { aHistory } from "../scheduling/a-history.ts";
import { aScene, type Scene, schedule } from "../studio/a-scene.ts";
import { aPerson, ask, call, type Person, removeDocument, requestsDuring, writeDocument } from "../support.ts";

type Query = string | readonly [path: string, input: object];

type WithProduct = Scene & { productId: string };

/** What every page asks for in one batch. */
const frame = ["flags.current", "projects.list", "identity.me", "usage.summary", "socialAccounts.list"];

/** What some pages ask for besides, without a project. */
const pages: Record<string, readonly Query[]> = {
  dashboard: ["country.config"],
  accounts: ["socialAccounts.health", "country.config"],
  settings: ["billing.summary", "plans.list", "usage.log", "country.config"],
};

/** What the pages of a project ask for in batches of their own, after the project is known. */
function pagesOf({ projectId, productId }: WithProduct): Record<string, readonly Query[]> {
  const of = { projectId };
  const ofProduct = { projectId, productId };
  const day = 86_400_000;
  const today = Math.floor(Date.now() / day) * day;
  const recent = ["scheduling.list", { ...of, from: today - 30 * day, to: today + 15 * day }] as const;
  const month = { from: today - 10 * day, to: today + 32 * day };
  return {
    dashboard: [
      ["research.list", of],
      ["studio.list", of],
      "socialAccounts.list",
      ["scheduling.statesOfAssets", of],
      recent,
    ],
    research: [["research.list", of], ["studio.productPictures", ofProduct], recent],
    assets: [
      ["assets.page", { ...of, filter: anything }],
      ["assets.folders", of],
      ["scheduling.statesOfAssets", of],
      recent,
    ],
    "hook library": [["research.list", of], ["hookLibrary.list", of], ["analytics.summary", of], recent],
    create: [
      ["research.list", of],
      ["studio.list", of],
      ["studio.productPictures", ofProduct],
      "usage.summary",
      recent,
    ],
    schedule: [["scheduling.list", { ...of, ...month }], ["scheduling.openSlots", month], recent],
    "new post": [["assets.list", of], "socialAccounts.list", recent],
    accounts: ["socialAccounts.health", "country.config", recent],
    analyze: [["analytics.summary", of], recent],
    settings: ["billing.summary", "plans.list", "usage.log", "country.config", recent],
  };
}
const anything = { show: "all", folderId: null, tag: null, search: "", unusedOnly: false };

async function batch({ token }: Person, queries: readonly Query[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const paths = queries.map((it) => (typeof it === "string" ? it : it[0]));
  const inputs = Object.fromEntries(queries.map((it, index) => [index, typeof it === "string" ? undefined : it[1]]));
  const input = encodeURIComponent(JSON.stringify(inputs));
  const answer = await ask(`/api/trpc/${paths.join(",")}?batch=1&input=${input}`, { headers });
  expect(answer.status).toBe(200);
}

/** The calls of Firestore of a page that was loaded before: that fills what the isolate caches, and stores first counts. */
async function callsOf(person: Person, own: readonly Query[]): Promise<string[]> {
  const load = async () => {
    await ask("/dashboard");
    await batch(person, frame);
    await batch(person, own);
  };
  await load();
  await load();
  const sent = await fewestRequestsDuring("firestore.googleapis.com", load, MOST);
  return sent.map(({ method, url }) => `${method} ${url}`);
}

/** Calls of Firestore that a page may cost. Source: docs/performance.md#api */
const MOST = 6;

it.each(Object.entries(pages))("the page %s costs at most 6 calls of Firestore", async (_page, own) => {
  const person = await aPerson();
  await call(person, "identity", "recordSignIn");
  expect((await callsOf(person, own)).length).toBeLessThanOrEqual(MOST);
});

const scene: Partial<WithProduct> = {};
beforeAll(async () => {
  const found = await aScene();
  const product = { id: null, projectId: found.projectId, brief, reason: "edit" };
  Object.assign(scene, found, { productId: (await call(found.person, "research", "save", product)).value.id });
  await schedule(scene as WithProduct);
  await aHistory(scene as Scene, [{ views: 100, daysAgo: 5 }]);
});

it.each(Object.keys(pagesOf({ projectId: "" } as WithProduct)))(
  "the page %s costs at most 6 calls of Firestore with a project, an account, slots and posts",
  async (page) => {
    const found = await callsOf((scene as WithProduct).person, pagesOf(scene as WithProduct)[page] ?? []);
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(MOST);
  },
);

it("the count of unread notifications costs a page one call of Firestore", async () => {
  const person = await aPerson();
  await call(person, "notifications", "unread");
  const calls = await requestsDuring("firestore.googleapis.com", () => call(person, "notifications", "unread"));
  expect(calls.length).toBe(1);
});

it("one request that asks for a document several times reads it once, together with the others", async () => {
  const person = await aPerson();
  await call(person, "identity", "recordSignIn");
  const queries = ["identity.me", "usage.summary", "billing.summary", "identity.me"];
  await batch(person, queries);
  const calls = await requestsDuring("firestore.googleapis.com", () => batch(person, queries));
  expect(calls.filter(({ url }) => url.endsWith(":batchGet"))).toHaveLength(1);
  expect(
    calls.filter(({ url }) => /\/documents\/(users|user_subscriptions|usage_periods|credits)\//.test(url)),
  ).toEqual([]);
});

it("a project that another isolate creates or removes is on the next page, although the list is remembered", async () => {
  const { person, projectId } = await aScene();
  const names = async () => (await call(person, "projects", "list")).value.map(({ name }) => name);
  const [first] = [await names(), await names()];
  expect(await names()).toEqual(first);
  const now = { timestampValue: new Date().toISOString() };
  const id = crypto.randomUUID();
  const fields = { id: { stringValue: id }, uid: { stringValue: person.uid }, name: { stringValue: "Second" } };
  await writeDocument(`projects/${id}`, { ...fields, createdAt: now, lastUpdated: now });
  await writeDocument(`limit_turns/${person.uid}`, { turn: { integerValue: "9" } });
  expect(await names()).toEqual([...first, "Second"]);
  await removeDocument(`projects/${projectId}`);
  expect(await names()).toEqual(["Second"]);
});
