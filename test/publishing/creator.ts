import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import { freshOptions } from "@vignette/domain/scheduling";
import type { AppRouter } from "@vignette/worker/router";
import type { Client } from "../../scripts/demo/client.ts";
import { waitFor } from "../../scripts/demo/wait.ts";
import { root } from "../../scripts/local/settings.ts";
import { PATIENCE } from "../../scripts/testing/patience.ts";
import { picture } from "./picture.ts";
import type { SharedApp } from "./shared-app.ts";

export type Creator = Awaited<ReturnType<typeof aCreator>>;
type Platform = "tiktok" | "instagram";
type Target = Parameters<Client["scheduling"]["schedule"]["mutate"]>[0]["targets"][number];
type Account = Awaited<ReturnType<Client["socialAccounts"]["list"]["query"]>>[number];

export const DOCUMENTS = "https://firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents";

/** A new user with a project, room for accounts and nothing else. */
export async function aCreator(app: SharedApp) {
  const name = `maker${crypto.randomUUID().slice(0, 8)}`;
  const idToken = await signUp(app, `${name}@vignette.test`);
  const headers = { authorization: `Bearer ${idToken}` };
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.origin}/api/trpc`, headers })] });
  const { uid } = await client.identity.recordSignIn.mutate();
  // Hidden: other tests of the same product count the plans on sale.
  await writeDocument(app, "config_subscription/roomy", {
    name: "Roomy",
    active: false,
    price: 0,
    limits: { socialAccounts: 2000, projects: 9 },
  });
  await writeDocument(app, `user_subscriptions/${uid}`, { planId: "roomy" });
  const project = await client.projects.create.mutate({ name });
  return { app, client, idToken, uid, name, projectId: project.id };
}

/** The account of that name, connected through the platform's consent page. */
export async function connect(
  { app, client, name }: Pick<Creator, "app" | "client" | "name">,
  platform: Platform,
  accountName = name,
): Promise<Account> {
  const { url } = await client.socialAccounts.connect.mutate({ platform, returnTo: "/dashboard/schedule" });
  const body = new URLSearchParams({ decision: "allow", new_account: accountName });
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? `${app.origin}/nowhere`);
  const { account } = await client.socialAccounts.finishConnect.mutate({
    platform,
    code: back.searchParams.get("code") ?? "",
    state: back.searchParams.get("state") ?? "",
  });
  return account;
}

/** A carousel of three slides that both platforms take. */
export function aCarousel(creator: Creator, size: readonly [number, number] = [1080, 1350]) {
  const slides = [1, 2, 3].map(() => ({ bytes: picture(...size), width: size[0], height: size[1], durationMs: null }));
  return anAsset(creator, "carousel-image", "image/jpeg", slides);
}

/** A reel with sound, 1080×1920. */
export function aVideo(creator: Creator) {
  const bytes = new Uint8Array(readFileSync(join(root, "apps/sandbox/test/fixtures/reel-1080x1920.mp4")));
  return anAsset(creator, "video-story", "video/mp4", [{ bytes, width: 1080, height: 1920, durationMs: 4000 }]);
}

/** A single picture that both platforms take. */
export function aPicture(creator: Creator) {
  const bytes = picture(1080, 1350);
  return anAsset(creator, "carousel-image", "image/jpeg", [{ bytes, width: 1080, height: 1350, durationMs: null }]);
}

type Change = { privacyLevel?: string; placement?: "story"; firstComment?: string };

/** A target with choices that both the platform and its audit list take. */
export function targetFor(account: Account, caption: string, change: Change = {}): Target {
  const { privacyLevel = "PUBLIC_TO_EVERYONE", ...said } = change;
  const options =
    account.platform === "tiktok"
      ? { ...freshOptions("tiktok", true), privacyLevel }
      : { ...freshOptions("instagram", true), ...said };
  return { accountId: account.id, caption, options };
}

/** Posts an asset to one account in the minute that runs: unlike "now", that leaves no seconds to stop it. */
export async function postNow(creator: Creator, asset: { id: string }, target: Target): Promise<string> {
  const when = { type: "at", zone: "UTC", wallTime: new Date().toISOString().slice(0, 16) } as const;
  const input = { projectId: creator.projectId, assetId: asset.id, when, targets: [target] };
  try {
    return (await creator.client.scheduling.schedule.mutate(input)).id;
  } catch (error) {
    if (!(error instanceof TRPCClientError) || error.data?.refusal !== "scheduling.time-past") throw error;
    // The minute ended before the Worker looked at its clock.
    return await postNow(creator, asset, target);
  }
}

/** The only target of a post, once it is in one of the states. */
export async function settled(creator: Creator, id: string, states = ["published", "failed", "needs-check"]) {
  const post = await waitFor(
    `post ${id}`,
    PATIENCE / 1000,
    () => creator.client.scheduling.get.query({ id }),
    (it) => it.targets.every((target) => states.includes(target.state)),
  );
  const [target] = post.targets;
  if (!target) throw new Error("A post without targets.");
  return target;
}

/** A test's own hands at the database: no fault meets them. */
const BY_HAND = { authorization: "Bearer owner", "x-sandbox-no-faults": "1" };

export async function writeDocument(app: SharedApp, path: string, fields: Record<string, unknown>): Promise<void> {
  const mask = Object.keys(fields).map((it) => `updateMask.fieldPaths=${it}`);
  const answer = await app.outside(`${DOCUMENTS}/${path}?${mask.join("&")}`, {
    method: "PATCH",
    headers: { ...BY_HAND, "content-type": "application/json" },
    body: JSON.stringify({ fields: wireFields(fields) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The fields of a document as they are on the wire. */
export async function readDocument(app: SharedApp, path: string): Promise<Record<string, unknown>> {
  const answer = await app.outside(`${DOCUMENTS}/${path}`, { headers: BY_HAND });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { fields: Record<string, unknown> }).fields;
}

async function signUp(app: SharedApp, email: string): Promise<string> {
  const ask = (verb: string, body: object, headers = {}) => identified(app, verb, body, headers);
  const { localId } = await ask("signUp", { email, password: PASSWORD });
  await ask("update", { localId, emailVerified: true }, { authorization: "Bearer owner" });
  return await signIn(app, email);
}

const PASSWORD = "a long password";

/** A new identity token of a user: one holds for an hour of the app's clock. */
export const signIn = async (app: SharedApp, email: string): Promise<string> =>
  (await identified(app, "signInWithPassword", { email, password: PASSWORD })).idToken;

async function identified(app: SharedApp, verb: string, body: object, headers: Record<string, string> = {}) {
  const answer = await app.outside(`https://identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return (await answer.json()) as { idToken: string; localId: string };
}

type Made = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number; durationMs: number | null };

/** Goes the way of the studio's export: the files are handed in, and the Worker looks into them. */
async function anAsset(creator: Creator, kind: string, type: "image/jpeg" | "video/mp4", files: readonly Made[]) {
  const { app, client, uid, projectId } = creator;
  const id = crypto.randomUUID();
  await writeDocument(app, `creations/${id}`, creationFields({ id, uid, projectId, kind }));
  const keys = await Promise.all(
    files.map(async ({ bytes }, index) => {
      const answer = await handIn(creator, `${id}/${index}`, type, bytes);
      if (!answer.ok) throw new Error(`A file was not taken: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { key: string }).key;
    }),
  );
  const asset = await client.studio.finishExport.mutate({
    id,
    files: files.map(({ width, height, durationMs }, index) => ({
      key: keys[index] ?? "",
      type,
      width,
      height,
      durationMs,
      platform: null,
    })),
  });
  const sha256s = files.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
  return { id: asset.id, sha256s, files: asset.files };
}

async function handIn({ app, idToken }: Creator, path: string, type: string, body: Uint8Array<ArrayBuffer>) {
  return await fetch(`${app.origin}/api/exports/${path}`, {
    method: "PUT",
    headers: { "content-type": type, authorization: `Bearer ${idToken}` },
    body,
  });
}

/** A draft as it lies in Firestore, without words and media. */
export function creationFields(about: { id: string; uid: string; projectId: string; kind: string }) {
  return {
    ...about,
    productId: "product",
    name: "A test of publishing",
    hook: "Five candle myths",
    style: {
      template: "marker-list",
      captions: null,
      music: null,
      voice: "",
      drawing: null,
      coverMs: 0,
      adjustments: [],
    },
    state: "draft",
    run: "",
    restarts: 0,
    progress: 1,
    failure: null,
    script: null,
    revision: 0,
    keptAt: new Date(),
    media: [],
    brand: null,
    lineage: null,
    assetId: null,
    createdAt: new Date(),
    lastUpdated: new Date(),
  };
}

function wireFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, wireValue(value)]));
}

function wireValue(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  if (typeof value === "object") return { mapValue: { fields: wireFields(value as Record<string, unknown>) } };
  if (typeof value === "number") return { integerValue: String(value) };
  if (typeof value === "boolean") return { booleanValue: value };
  return { stringValue: String(value) };
}
