import { describe, expect, it } from "vitest";
import { topPosts } from "./top-posts.ts";

const posts = (...views: (number | null)[]) => views.map((it, at) => ({ postId: `post-${at}`, views: it }));

describe("the posts of an account that did best", () => {
  it("are those that did better than half of all, best first", () => {
    expect(topPosts(posts(10, 500, 20, 900, 30))).toEqual(["post-3", "post-1"]);
  });

  it("are none with fewer than five whose views are known", () => {
    expect(topPosts(posts(10, 500, null, 900, 30))).toEqual([]);
  });

  it("count once on several accounts", () => {
    const twice = [...posts(1, 2, 3, 4, 5), { postId: "post-4", views: 2 }];
    expect(topPosts(twice)).toEqual(["post-3", "post-4"]);
  });
});
