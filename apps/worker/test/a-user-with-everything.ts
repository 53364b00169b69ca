import { env } from "cloudflare:workers";
import type { Env } from "../src/context/env.ts";
import { oneDocument } from "./one-document.ts";
import { brief } from "./research/a-product.ts";
import { owned, tracesOf } from "./stored.ts";
import { aScene, type Scene, schedule } from "./studio/a-scene.ts";
import { call, writeDocument } from "./support.ts";

const { FILES } = env as unknown as Env;

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
    if (record.parent) continue;
    const { uid: owner, email } = scene.person;
    const whose = { uid: owner, email, projectId: scene.projectId };
    const one = oneDocument(record, whose, record.name === "support" ? ticketId : undefined);
    if (present.includes(record.name) && one.fileKeys.length === 0) continue;
    await writeDocument(one.path, one.fields);
    fileKeys.push(...one.fileKeys);
  }
  for (const key of fileKeys) await FILES.put(key, "a file");
  return { ...scene, ticketId, fileKeys };
}
