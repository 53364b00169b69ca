import { env } from "cloudflare:workers";
import { instant } from "@vignette/domain/kernel";
import { settle, type Target } from "@vignette/domain/scheduling";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { targetStore } from "../../src/records/stores/target-store.ts";
import { aScene, type Scene, schedule } from "../studio/a-scene.ts";
import { fault } from "../support.ts";

export const DATABASE = "firestore.googleapis.com";
const COMMIT = "/v1/projects/vignette-local/databases/(default)/documents:commit";

export const context = () => buildContext(env as unknown as Env, () => undefined);

/** A scheduled post, with the engine's writes at hand. */
export type GoingOut = Scene & {
  postId: string;
  targetId: string;
  /** The file that is sent. */
  key: string;
  target(): Promise<Target | null>;
  /** The engine's first write: from now on it sends. */
  begin(): Promise<unknown>;
  /** The engine's last write. */
  publish(): Promise<unknown>;
  /** Sets a state by hand. */
  become(state: Target["state"]): Promise<unknown>;
  /** Holds the next commit that contains this post. */
  holdCommit(): Promise<void>;
};

export async function aPostGoingOut(): Promise<GoingOut> {
  const scene = await aScene();
  const { value } = await schedule(scene);
  const [first] = value.targets;
  if (!first) throw new Error("The post has no target.");
  const [postId, targetId] = [value.id, first.id];
  const store = targetStore(context().documents);
  const key = `exports/${scene.assetId}/0.mp4`;
  await (env as unknown as Env).FILES.put(key, "a film");

  const change = async (next: (target: Target) => Target) => {
    const stored = await store.get(postId, targetId);
    if (!stored) throw new Error("The target is gone.");
    return await store.save(next(stored.value), stored.version);
  };
  const publication = {
    at: instant(Date.now()),
    platformPostId: "17900000000000001",
    permalink: "https://www.instagram.com/reel/abc/",
  };
  return {
    ...scene,
    ...{ postId, targetId, key },
    target: async () => (await store.get(postId, targetId))?.value ?? null,
    begin: () => change((it) => settle(it, { type: "begun", token: "a1".repeat(16) }, instant(Date.now()))),
    publish: () => change((it) => ({ ...it, state: "published", publication, wakeAt: null })),
    become: (state) => change((it) => ({ ...it, state, wakeAt: null })),
    holdCommit: () => fault({ host: DATABASE, path: COMMIT, mentions: postId, times: 1, fault: { hold: "before" } }),
  };
}
