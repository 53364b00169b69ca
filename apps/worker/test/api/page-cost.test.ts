import { beforeAll, expect, inject, it } from "vitest";
import { fewestRequestsDuring } from "../fewest-requests.ts";
import { aCarousel, brief, dotsFor, made, SLIDES } from "../research/a-product.ts";
import { aHistory } from "../scheduling/a-history.ts";
import { aScene, schedule } from "../studio/a-scene.ts";
import { aPerson, ask, call, type Person, removeDocument, requestsDuring, writeDocument } from "../support.ts";

type Query = { path: string; input?: unknown };

declare module "vitest" {
  interface ProvidedContext {
    /** What pages ask first, by their paths. */
    firstQuestions: Record<string, readonly Query[]>;
  }
}

const pages = inject("firstQuestions");

/** What a page asks for once it shows. */
const later: Record<string, readonly Query[]> = { "/dashboard/schedule/accounts": [{ path: "socialAccounts.health" }] };

const questionsOf = (page: string) => [...(pages[page] ?? []), ...(later[page] ?? [])];

const isOfProject = ({ input }: Query) => typeof input === "object" && input !== null && "projectId" in input;

/** The questions with the ids of a test's own documents. */
const withIds = (queries: readonly Query[], ids: Record<string, string>): Query[] =>
  queries.map(({ path, input }) => ({
    path,
    input: input && Object.fromEntries(Object.entries(input).map(([name, value]) => [name, ids[name] ?? value])),
  }));

async function batch({ token }: Person, queries: readonly Query[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const paths = queries.map(({ path }) => path);
  const inputs = Object.fromEntries(queries.map(({ input }, index) => [index, input]));
  const input = encodeURIComponent(JSON.stringify(inputs));
  const answer = await ask(`/api/trpc/${paths.join(",")}?batch=1&input=${input}`, { headers });
  expect(answer.status).toBe(200);
}

/** The calls of Firestore of a page that was loaded before: that fills what the isolate caches, and stores first counts. */
async function callsOf(person: Person, queries: readonly Query[], enough = MOST): Promise<string[]> {
  const load = async () => {
    await ask("/dashboard");
    await batch(person, queries);
  };
  await load();
  await load();
  const sent = await fewestRequestsDuring("firestore.googleapis.com", load, enough);
  return sent.map(({ method, url }) => `${method} ${url}`);
}

/** Calls of Firestore that a page may cost. Source: docs/performance.md#api */
const MOST = 6;

it.each(["/dashboard", "/dashboard/schedule/accounts", "/dashboard/settings"])(
  "the page %s costs at most 6 calls of Firestore",
  async (page) => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn");
    const found = await callsOf(
      person,
      questionsOf(page).filter((it) => !isOfProject(it)),
    );
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(MOST);
  },
);

const scene: { person?: Person; ids?: Record<string, string> } = {};
beforeAll(async () => {
  const found = await aScene();
  const { person, projectId } = found;
  const product = { id: null, projectId, brief, reason: "edit" };
  const productId = (await call(person, "research", "save", product)).value.id;
  await dotsFor(SLIDES);
  const creation = (await call(person, "studio", "create", aCarousel({ projectId, productId }))).value;
  await made(person, creation.id);
  Object.assign(scene, { person, ids: { projectId, productId, id: creation.id } });
  await schedule(found);
  await aHistory(found, [{ views: 100, daysAgo: 5 }]);
});

/** Pages that show more kinds of things than others, each of which is a query. Source: docs/performance.md#api */
const more: Record<string, number> = { "/dashboard": 9, "/dashboard/asset-upload": 10, "/create": 9 };

it.each(Object.keys(pages).map((page) => ({ page, most: more[page] ?? MOST })))(
  "the page $page costs at most $most calls of Firestore with a project, an account, slots and posts",
  async ({ page, most }) => {
    const found = await callsOf(scene.person as Person, withIds(questionsOf(page), scene.ids ?? {}), most);
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(most);
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
  const queries = ["identity.me", "usage.summary", "billing.summary", "identity.me"].map((path) => ({ path }));
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
