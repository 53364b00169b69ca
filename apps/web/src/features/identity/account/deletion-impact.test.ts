import { describe, expect, it } from "vitest";
import { deletionImpact } from "./deletion-impact.ts";

describe("the list of data lost with an account", () => {
  it("begins with the posts that will not be published", () => {
    const lost = { projects: 1, assets: 3, creations: 0, scheduledPosts: 6, socialAccounts: 1 };
    expect(deletionImpact(lost)).toEqual([
      "6 scheduled posts won't go out.",
      "1 project, 3 assets and 0 creations will be removed.",
      "1 social account will be disconnected.",
      "What is already published stays on TikTok and Instagram.",
    ]);
  });

  it("leaves out empty groups", () => {
    const lost = { projects: 0, assets: 0, creations: 0, scheduledPosts: 0, socialAccounts: 0 };
    expect(deletionImpact(lost)).toHaveLength(2);
  });
});
