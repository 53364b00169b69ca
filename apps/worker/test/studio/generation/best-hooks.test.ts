import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { documentsOf } from "../../../src/context/build-context.ts";
import type { Env } from "../../../src/context/env.ts";
import { bestHooks } from "../../../src/features/studio/generation/script/best-hooks.ts";
import { resultStore } from "../../../src/records/stores/result-store.ts";
import { writeDocument } from "../../support.ts";
import { aScene, schedule } from "../a-scene.ts";

const text = (stringValue: string) => ({ stringValue });

it("gives the writer the hooks of the posts that did best, once five posts have results", async () => {
  const scene = await aScene();
  const { value: post } = await schedule(scene);
  await writeDocument(`posts/${post.id}`, { hook: text("Late again?") });
  const documents = documentsOf(env as unknown as Env);
  const of = [scene.person.uid, scene.projectId] as const;
  const examples = () => bestHooks({ documents }, ...of);
  const result = (postId: string, views: number) => {
    const id = crypto.randomUUID();
    const none = { nullValue: null };
    const values = {
      views: { integerValue: `${views}` },
      likes: none,
      comments: none,
      shares: none,
      saves: none,
      reach: none,
    };
    return writeDocument(`results/${id}`, {
      ...{ id: text(id), uid: text(scene.person.uid), projectId: text(scene.projectId), postId: text(postId) },
      ...{ accountId: text(scene.accountId), values: { mapValue: { fields: values } } },
      marks: { mapValue: { fields: { "7d": { integerValue: `${views}` } } } },
      createdAt: { timestampValue: new Date().toISOString() },
      publishedAt: { timestampValue: new Date(Date.UTC(2026, 0, views)).toISOString() },
    });
  };
  await Promise.all([result(post.id, 900), result("a", 10), result("b", 20), result("c", 30)]);
  expect(await examples()).toEqual([]);
  await result("d", 40);
  expect(await examples()).toEqual(["Late again?"]);
  const newest = await resultStore(documents).newestOf(...of, 2);
  expect(newest.map(({ postId }) => postId)).toEqual([post.id, "d"]);
});
