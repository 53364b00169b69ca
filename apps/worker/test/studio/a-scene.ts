import { aPerson, call, givePlan, type Person, writeDocument } from "../support.ts";

export type Scene = { person: Person; projectId: string; assetId: string; accountId: string };
const DAY = 86_400_000;
export const tomorrow = () => ({
  type: "at",
  zone: "UTC",
  wallTime: new Date(Date.now() + DAY).toISOString().slice(0, 16),
});

/** A user with a project, a video and an Instagram account. */
export async function aScene(): Promise<Scene> {
  const person = await givePlan(await aPerson(), { socialAccounts: 2, projects: 2 });
  const project = await call(person, "projects", "create", { name: "Acme" });
  const assetId = await anAsset(person, project.value.id);
  return { person, projectId: project.value.id, assetId, accountId: await anAccount(person) };
}

/** A finished video. */
export async function anAsset(person: Person, projectId: string): Promise<string> {
  const id = crypto.randomUUID();
  await writeDocument(`assets/${id}`, assetFields(person.uid, projectId, id));
  return id;
}

/** Connects a new Instagram account. */
export async function anAccount(person: Person): Promise<string> {
  return (await returnFromPlatform(person, await consent(person, "instagram"))).value.account.id;
}

export type Way = { platform: "tiktok" | "instagram"; code: string; state: string };

/** Opens the platform's page, grants access for a new account, and returns the redirect. */
export async function consent(
  person: Person,
  platform: Way["platform"],
  fields: Record<string, string> = {},
  accountId?: string,
): Promise<Way> {
  const input = { platform, accountId, returnTo: "/dashboard/schedule" };
  const { value } = await call(person, "socialAccounts", "connect", input);
  const url = value.url.replace("http://localhost:8788/", "https://");
  const name = `it${crypto.randomUUID().slice(0, 8)}`;
  const body = new URLSearchParams({ decision: "allow", new_account: name, ...fields });
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
  const { searchParams } = new URL(answer.headers.get("location") ?? "https://nowhere.test");
  return { platform, code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
}

export const returnFromPlatform = (person: Person, way: Way) => call(person, "socialAccounts", "finishConnect", way);

/** Schedules the scene's video for tomorrow. */
export const schedule = ({ person, projectId, assetId, accountId }: Scene, change: Record<string, unknown> = {}) =>
  call(person, "scheduling", "schedule", {
    projectId,
    assetId,
    when: tomorrow(),
    targets: [{ accountId, caption: "Six rolls", options: { platform: "instagram", shareToFeed: true, altTexts: [] } }],
    ...change,
  });

function assetFields(uid: string, projectId: string, id: string): Record<string, unknown> {
  const text = (stringValue: string) => ({ stringValue });
  const number = (value: number) => ({ integerValue: String(value) });
  const none = { nullValue: null };
  const file = {
    key: text(`exports/${id}/0.mp4`),
    type: text("video/mp4"),
    bytes: number(1000),
    sha256: text("0".repeat(64)),
    width: number(1080),
    height: number(1920),
    durationMs: number(9000),
    platform: none,
  };
  return {
    id: text(id),
    uid: text(uid),
    projectId: text(projectId),
    type: text("video-story"),
    name: text("Six rolls"),
    creationId: none,
    files: { arrayValue: { values: [{ mapValue: { fields: file } }] } },
    createdAt: { timestampValue: new Date().toISOString() },
  };
}
