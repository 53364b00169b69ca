import { DOCUMENTS, targetFor } from "../../../test/publishing/creator.ts";
import { appAt } from "../../../test/publishing/running-app.ts";
import { demoBrief } from "../../demo/brief.ts";
import { signIn } from "../../demo/client.ts";
import { connectAccount } from "../../demo/connect-account.ts";
import { aLibrary, type Owner } from "../assets/a-library.ts";

/** Most writes in one commit. Source: docs/platforms/firestore.md#limits. */
const MOST_WRITES = 500;
const DAYS = 28;

type App = { origin: string; sandboxOrigin: string };
type Fields = Record<string, unknown>;
type Stored = { name: string; fields: Fields };
export type Wanted = { assets: number; posts: number; hooks: number };
/**
 * `month`: the first day of the month with the posts, as `2026-03-01`: next month, so that none is published. `assetId`: what they
 * post.
 */
export type FullProject = Owner & { month: string; assetId: string };

/**
 * A user whose project has so many photos, posts in one month, and hooks of its own. Photos are uploaded; one post and one hook are
 * made as pages do it, and their documents are copied in the database.
 */
export async function aFullProject(app: App, wanted: Wanted): Promise<FullProject> {
  const owner = await aLibrary(app, wanted.assets);
  const { client } = await signIn(app.origin, app.sandboxOrigin, owner.email, owner.password);
  const [project] = await client.projects.list.query();
  if (!project) throw new Error("The library belongs to no project.");
  const projectId = project.id;
  await client.research.save.mutate({ id: null, projectId, brief: demoBrief, reason: "edit" });

  const { id: hookId } = await client.hookLibrary.save.mutate({
    ...{
      id: null,
      projectId,
      template: "Line 0 that I wrote for [product]",
      category: "question",
      channel: "on-screen",
    },
    ...{ formats: ["carousel-image"], tone: "calm", language: "en", genuine: false, like: null },
  });
  await copied(app, `hooks/${hookId}`, wanted.hooks - 1, (fields, number, id) => ({
    ...fields,
    id: { stringValue: id },
    template: { stringValue: `Line ${number} that I wrote for [product]` },
  }));

  const account = await connectAccount(client, "instagram", "bench");
  const { items } = await client.assets.page.query({ projectId, filter: EVERYTHING, cursor: null });
  const [asset] = items;
  if (!asset) throw new Error("The library is empty.");
  const month = firstOfNextMonth();
  const post = await client.scheduling.schedule.mutate({
    ...{ projectId, assetId: asset.id, targets: [targetFor(account, "From the bench")] },
    when: { type: "at", zone: "UTC", wallTime: `${month}T09:00` },
  });
  await copiedPosts(app, post.id, wanted.posts - 1, Date.parse(`${month}T09:00Z`));
  return { ...owner, month, assetId: asset.id };
}

const EVERYTHING = { show: "all", folderId: null, tag: null, search: "", unusedOnly: false } as const;

function firstOfNextMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

/** Copies a post with its targets, spread over the days of its month. */
async function copiedPosts(app: App, postId: string, count: number, first: number): Promise<void> {
  const { documents } = await asked<{ documents: Stored[] }>(app, `/posts/${postId}/targets`);
  const targets = documents.map(({ name, fields }) => ({ id: name.slice(name.lastIndexOf("/") + 1), fields }));
  const timeOf = (number: number) =>
    new Date(first + (number % DAYS) * 86_400_000 + Math.floor(number / DAYS) * 900_000).toISOString();
  const ids = await copied(app, `posts/${postId}`, count, (fields, number, id) =>
    at(timeOf(number), { ...fields, id: { stringValue: id } }),
  );
  for (const { id, fields } of targets) {
    await commit(
      app,
      ids.map((copy, index) => ({
        name: nameOf(`posts/${copy}/targets/${id}`),
        fields: at(timeOf(index + 1), { ...fields, postId: { stringValue: copy } }),
      })),
    );
  }
}

/** A document with its moments moved: those of its schedule, at any depth of the first two levels. */
function at(time: string, fields: Fields): Fields {
  const moved = new Set(["publishAt", "wakeAt", "sweepAt"]);
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]): [string, unknown] => {
      if (moved.has(key) && isMoment(value)) return [key, { timestampValue: time }];
      if (!isMap(value) || value.mapValue.fields === undefined) return [key, value];
      return [key, { mapValue: { fields: at(time, value.mapValue.fields) } }];
    }),
  );
}

const isMoment = (value: unknown) => typeof value === "object" && value !== null && "timestampValue" in value;
const isMap = (value: unknown): value is { mapValue: { fields?: Fields } } =>
  typeof value === "object" && value !== null && "mapValue" in value;

/** Writes copies of a document under new ids, which it returns. */
async function copied(
  app: App,
  path: string,
  count: number,
  change: (fields: Fields, number: number, id: string) => Fields,
): Promise<string[]> {
  const { fields } = await asked<Stored>(app, `/${path}`);
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const collection = path.slice(0, path.lastIndexOf("/"));
  await commit(
    app,
    ids.map((id, index) => ({ name: nameOf(`${collection}/${id}`), fields: change(fields, index + 1, id) })),
  );
  return ids;
}

async function commit(app: App, documents: readonly Stored[]): Promise<void> {
  for (let from = 0; from < documents.length; from += MOST_WRITES) {
    const writes = documents.slice(from, from + MOST_WRITES).map((update) => ({ update }));
    await asked(app, ":commit", { method: "POST", body: JSON.stringify({ writes }) });
  }
}

const nameOf = (path: string) => `${DOCUMENTS.slice(DOCUMENTS.indexOf("/v1/") + 4)}/${path}`;

/** Asks the simulated database as its owner. */
async function asked<T>(app: App, path: string, init: RequestInit = {}): Promise<T> {
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const answer = await appAt(app).outside(DOCUMENTS + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
