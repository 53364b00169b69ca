import { instant } from "@vignette/domain/kernel";
import type { Target } from "@vignette/domain/scheduling";
import { expect, it } from "vitest";
import { occasionOf } from "./occasion-of.ts";

const target = {
  id: "t1",
  postId: "p1",
  uid: "ada",
  projectId: "one",
  platform: "tiktok",
  username: "acme",
  revision: 2,
  lastUpdated: instant(7),
  failure: { code: "spam", message: "Nothing was posted. Too long.", retryable: false },
} as Target;
const posts = { post: async () => ({ name: "Fig" }) };
const about = { postId: "p1", targetId: "t1", name: "Fig", platform: "tiktok", username: "acme" };
const state = (it: Target["state"]) => ({ ...target, state: it });

it("owners are told of a failure with its reason, and of a doubt, each time they occur", async () => {
  expect(await occasionOf(posts, state("failed"))).toEqual({
    uid: "ada",
    projectId: "one",
    about: { kind: "post-failed", ...about, why: "Nothing was posted. Too long." },
    occurrence: "2-7",
    by: null,
  });
  expect((await occasionOf(posts, state("needs-check")))?.about).toEqual({ kind: "post-needs-check", ...about });
  for (const other of ["publishing", "published", "cancelled"] as const)
    expect(await occasionOf(posts, state(other))).toBeNull();
});

it("they are told even if the post cannot be read", async () => {
  const gone = { post: () => Promise.reject(new Error("unavailable")) };
  expect((await occasionOf(gone, state("failed")))?.about).toMatchObject({ name: "A post" });
});
