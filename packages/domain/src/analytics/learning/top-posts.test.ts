import { describe, expect, it } from "vitest";
import { targetsWith, targetWith } from "./targets.test-support.ts";
import { topPosts } from "./top-posts.ts";

describe("the posts that did best", () => {
  const posts = targetsWith([10, 500, 20, 900, 30]);
  const ids = posts.map(({ postId }) => postId);

  it("are those that did better than half of all, best first", () => {
    expect(topPosts(posts)).toEqual([ids[3], ids[1]]);
  });

  it("are none with fewer than five whose views are known", () => {
    expect(topPosts([...posts.slice(1), targetWith({})])).toEqual([]);
  });
});
