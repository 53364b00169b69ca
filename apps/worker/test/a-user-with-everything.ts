import { env } from "cloudflare:workers";
import type { Env } from "../src/context/env.ts";
import type { RecordFacts } from "../src/records/record.ts";
import { brief } from "./research/a-product.ts";
import { owned, tracesOf } from "./stored.ts";
import { aScene, type Scene, schedule } from "./studio/a-scene.ts";
import { call, writeDocument } from "./support.ts";

const { FILES } = env as unknown as Env;

/** The secret of a media link, which never leaves the Worker. */
export const LINK_SECRET = "the-secret-of-a-media-link";

/** A user with data everywhere, and the keys of the files that the user's documents own. */
export type UserWithEverything = Scene & { ticketId: string; fileKeys: string[] };

/** A user with at least one document in every collection that belongs to users, and the files of each. */
export async function aUserWithEverything(): Promise<UserWithEverything> {
  const scene = await aScene();
  const { uid } = scene.person;
  await schedule(scene);
  await call(scene.person, "research", "save", { id: null, projectId: scene.projectId, brief, reason: "edit" });
  const ticketId = `VG-2026-11-${Math.floor(10_000 + Math.random() * 89_999)}`;
  const present = await tracesOf(uid);
  const fileKeys: string[] = [];
  for (const record of owned) {
    if (record.parent || (present.includes(record.name) && !record.ownership?.files)) continue;
    fileKeys.push(...(await writeOne(record, scene, record.name === "support" ? ticketId : undefined)));
  }
  for (const key of fileKeys) await FILES.put(key, "a file");
  return { ...scene, ticketId, fileKeys };
}

/** One document as every collection of users could hold it. Returns the keys of the files that it owns. */
async function writeOne({ name, ownership }: RecordFacts, scene: Scene, key?: string): Promise<string[]> {
  const { uid, email } = scene.person;
  const id = key ?? (ownership?.owner === "key" ? uid : crypto.randomUUID());
  const value = {
    uid,
    email,
    projectId: scene.projectId,
    description: "The export stops",
    subject: uid,
    key: `uploads/${id}/file`,
    file: { key: `materials/${uid}/${id}/file` },
    files: [{ key: `files/${id}/0.mp4` }],
    media: [{ key: `media/${id}/0.mp3` }],
    ...(name === "removed_posts" && { targets: [{ caption: "Six rolls", attempt: { token: LINK_SECRET } }] }),
    imageUrls: ["https://vignette.app/x"],
  };
  await writeDocument(`${name}/${id}`, Object.fromEntries(Object.entries(value).map(([k, it]) => [k, asValue(it)])));
  const { keys = [], folders = [] } = ownership?.files?.({ id, value }) ?? {};
  return [...keys, ...folders.map((folder) => `${folder}file`)];
}

function asValue(value: unknown): Record<string, unknown> {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(asValue) } };
  if (typeof value !== "object" || value === null) return { stringValue: String(value) };
  return { mapValue: { fields: Object.fromEntries(Object.entries(value).map(([k, it]) => [k, asValue(it)])) } };
}
