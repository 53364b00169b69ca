import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Env } from "../../src/context/env.ts";
import { httpApp } from "../../src/http/http-app.ts";
import { stored, tracesOf } from "../stored.ts";
import { aScene, schedule } from "../studio/a-scene.ts";
import { aPerson, ask, call, writeDocument } from "../support.ts";
import { answer, inReview, look, postOf } from "./a-review.ts";

const inMs = (ms: number) => ({ timestampValue: new Date(Date.now() + ms).toISOString() });

/** Replaces the file of an asset, as a new export of its creation does. */
async function exportAgain(assetId: string): Promise<void> {
  const { files } = (await stored(`assets/${assetId}`)) as { files: object };
  const text = JSON.stringify(files).replace("0".repeat(64), "1".repeat(64));
  await writeDocument(`assets/${assetId}`, { files: JSON.parse(text) });
}

describe("a review link", () => {
  it("shows the post as it will appear to a visitor, and nothing of its owner", async () => {
    const review = await inReview();
    const { value } = await look(review);
    expect(value).toMatchObject({
      project: "Acme",
      posts: [
        {
          name: "Six rolls",
          state: "waiting",
          isPast: false,
          schedule: { zone: "UTC" },
          targets: [{ platform: "instagram", caption: "Six rolls", facts: [{ type: "reel", inFeed: true }] }],
        },
      ],
    });
    expect(value.posts[0]?.targets[0]?.files[0]).toMatchObject({ type: "video/mp4", width: 1080 });
    const told = JSON.stringify(value);
    for (const secret of [review.person.uid, review.person.email, review.accountId]) expect(told).not.toContain(secret);
  });

  it("is stored as a hash, shown once, and listed without its token", async () => {
    const review = await inReview();
    expect(await stored(`review_links/${review.token}`)).toBeNull();
    expect(await stored(`review_links/${review.linkId}`)).not.toBeNull();
    const { value } = await call(review.person, "approval", "links", { postId: review.postId });
    expect(value).toMatchObject([{ id: review.linkId, postIds: [review.postId], revokedAt: null }]);
    expect(JSON.stringify(value)).not.toContain(review.token);
  });

  it("opens nothing once it is expired, revoked or guessed, and says which", async () => {
    const [old, revoked] = [await inReview(), await inReview()];
    await writeDocument(`review_links/${old.linkId}`, { expiresAt: inMs(-1000) });
    await call(revoked.person, "approval", "revokeLink", { id: revoked.linkId });
    const answers = [await look(old), await look(revoked), await look({ token: "0".repeat(64) })];
    expect(answers.map((it) => [it.status, it.error?.data.refusal])).toEqual([
      [404, "approval.link-expired"],
      [404, "approval.link-revoked"],
      [404, "approval.link-unknown"],
    ]);
    expect((await call(old.person, "approval", "renewLink", { id: old.linkId, days: 7 })).status).toBe(200);
    expect((await look(old)).status).toBe(200);
  });

  it("opens its own posts only, and belongs to its owner only", async () => {
    const [one, other] = [await inReview(), await inReview()];
    const seen = (await look(other)).value.posts[0]?.seen;
    expect((await answer(one, "approved", { postId: other.postId, seen })).error?.data.refusal).toBe(
      "approval.not-in-link",
    );
    const strange = await Promise.all([
      call(other.person, "approval", "revokeLink", { id: one.linkId }),
      call(other.person, "approval", "renewLink", { id: one.linkId, days: 7 }),
      call(other.person, "approval", "makeLink", { postIds: [one.postId], days: 7 }),
    ]);
    expect(strange.map((it) => it.status)).toEqual([404, 404, 404]);
    expect((await call(other.person, "approval", "links", { postId: one.postId })).value).toEqual([]);
  });

  it("has a page that is neither indexed nor cached, and sends no referrer", async () => {
    const page = await ask(`/review/${"a".repeat(64)}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("The review page");
    const headers = ["x-robots-tag", "cache-control", "referrer-policy"].map((name) => page.headers.get(name));
    expect(headers).toEqual(["noindex, nofollow", "no-store", "no-referrer"]);
  });

  it("is removed with the account, and is part of the owner's export", async () => {
    const { person, linkId } = await inReview();
    const { value } = await call(person, "identity", "exportUserData");
    expect(value.documents.review_links).toMatchObject([{ id: linkId }]);
    await call(person, "identity", "deleteAccount", { confirm: "delete" });
    expect(await tracesOf(person.uid)).toEqual([]);
  });
});

describe("a decision through a link", () => {
  it("that approves schedules the post, under the usual rules", async () => {
    const review = await inReview();
    const { value } = await answer(review, "approved", { text: "" });
    expect(value).toMatchObject({ state: "approved", decidedBy: "Ana" });
    const post = await postOf(review);
    expect(post.targets[0]).toMatchObject({ state: "scheduled", wakeAt: post.schedule.publishAt });
    expect(post.targets[0]?.log.at(-1)?.detail).toBe("Approved by Ana.");
  });

  it("that asks for changes turns the post into a draft, with the words in the thread", async () => {
    const review = await inReview();
    await answer(review, "changes");
    const post = await postOf(review);
    expect(post).toMatchObject({ approval: { state: "changes" }, comments: [{ name: "Ana", text: "Shorter" }] });
    expect(post.targets[0]).toMatchObject({ state: "draft", wakeAt: null });
  });

  it("never applies to a version that was not seen: neither after an edit nor after another export", async () => {
    const review = await inReview();
    const seen = (await look(review)).value.posts[0]?.seen;
    const [target] = (await postOf(review)).targets;
    await call(review.person, "scheduling", "reword", {
      id: review.postId,
      targets: [{ targetId: target?.id, caption: "Seven rolls" }],
    });
    const late = await answer(review, "approved", { seen });
    expect(late).toMatchObject({ status: 409, error: { data: { refusal: "scheduling.changed-since-seen" } } });
    expect((await postOf(review)).targets[0]?.state).toBe("awaiting-approval");

    const { seen: before } = (await look(review)).value.posts[0] ?? {};
    await exportAgain(review.assetId);
    expect((await answer(review, "approved", { seen: before })).status).toBe(409);
    expect((await answer(review, "approved")).status).toBe(200);
  });

  it("is requested again after an approved post is edited", async () => {
    const review = await inReview();
    await answer(review, "approved");
    const [target] = (await postOf(review)).targets;
    const edit = { id: review.postId, targets: [{ targetId: target?.id, caption: "Seven rolls" }] };
    const { value } = await call(review.person, "scheduling", "reword", edit);
    expect(value.targets[0]).toMatchObject({ state: "awaiting-approval", caption: "Seven rolls", wakeAt: null });
    expect((await look(review)).value.posts[0]).toMatchObject({ state: "waiting" });
  });

  it("is made by the first of two simultaneous answers; the other sees the decision", async () => {
    const review = await inReview();
    const seen = (await look(review)).value.posts[0]?.seen;
    const [one, two] = await Promise.all([answer(review, "approved", { seen }), answer(review, "changes", { seen })]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect((await postOf(review)).comments).toHaveLength(1);
  });

  it("fails once the link is revoked, however long its page was open", async () => {
    const review = await inReview();
    const seen = (await look(review)).value.posts[0]?.seen;
    await call(review.person, "approval", "revokeLink", { id: review.linkId });
    const { error } = await answer(review, "approved", { seen });
    expect(error?.data.refusal).toBe("approval.link-revoked");
    expect((await postOf(review)).targets[0]?.state).toBe("awaiting-approval");
  });

  it("after the planned time posts nothing by itself, and leaves the owner a draft to schedule", async () => {
    const review = await inReview();
    const past = { integerValue: String(Date.now() - 60_000) };
    const [target] = (await postOf(review)).targets;
    await writeDocument(`posts/${review.postId}/targets/${target?.id}`, { publishAt: inMs(-60_000) });
    const schedule = { zone: { stringValue: "UTC" }, wallTime: { stringValue: "2026-01-01T10:00" }, publishAt: past };
    await writeDocument(`posts/${review.postId}`, { schedule: { mapValue: { fields: schedule } } });
    expect((await answer(review, "approved")).value).toMatchObject({ state: "late", isPast: true });
    const post = await postOf(review);
    expect(post.approval?.state).toBe("late");
    expect(post.targets[0]).toMatchObject({ state: "draft", wakeAt: null });
  });

  it("can be only a comment", async () => {
    const review = await inReview();
    const { token, postId } = review;
    await call(null, "approval", "comment", { token, postId, name: "Ben", text: "Nice light" });
    await call(review.person, "scheduling", "comment", { id: postId, text: "Thanks" });
    const post = await postOf(review);
    expect(post.comments.map((it) => [it.from, it.text])).toEqual([
      ["reviewer", "Nice light"],
      ["owner", "Thanks"],
    ]);
    expect(post.targets[0]?.state).toBe("awaiting-approval");
  });
});

describe("an address that sends too many requests", () => {
  it("is blocked for a while, even with a valid link; others are not", async () => {
    const { token } = await inReview();
    const [here, there] = ["203.0.113.77", "203.0.113.78"];
    const VISITS = { limit: async ({ key }: { key: string }) => ({ success: key !== here }) };
    const lookFrom = (address: string) => {
      const headers = { "cf-connecting-ip": address, "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify({ token }) };
      const request = new Request("http://localhost:8787/api/trpc/approval.open", init);
      return httpApp().fetch(request, { ...(env as unknown as Env), VISITS }, createExecutionContext() as never);
    };
    const refused = await lookFrom(here);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: {
        message: "Too many requests. Try again in a minute.",
        data: { refusal: "approval.too-many-looks" },
      },
    });
    expect((await lookFrom(there)).status).toBe(200);
  });
});

describe("an owner", () => {
  it("sends many scheduled posts for approval at once, and can approve alone", async () => {
    const scene = await aScene();
    const [one, two] = [(await schedule(scene)).value, (await schedule(scene)).value];
    const { value: sent } = await call(scene.person, "scheduling", "sendForApproval", { ids: [one.id, two.id] });
    expect(sent.map((it) => it.post?.targets[0]?.state)).toEqual(["awaiting-approval", "awaiting-approval"]);
    const { value: link } = await call(scene.person, "approval", "makeLink", { postIds: [one.id, two.id], days: 14 });
    const { value: review } = await look({ token: link.url.split("/").at(-1) ?? "" });
    expect(review.posts).toHaveLength(2);
    const seen = review.posts.find((it) => it.id === one.id)?.seen;
    const own = await call(scene.person, "scheduling", "decide", { id: one.id, seen, verdict: "approved", text: "" });
    expect(own.value.targets[0]?.state).toBe("scheduled");
  });

  it("who copies a post that waits for approval schedules nothing", async () => {
    const review = await inReview();
    const when = { type: "at", zone: "UTC", wallTime: "2031-01-01T10:00" };
    const { value } = await call(review.person, "scheduling", "copyMany", { items: [{ id: review.postId, when }] });
    expect(value[0]?.post?.targets[0]).toMatchObject({ state: "awaiting-approval", wakeAt: null });
    const { value: moved } = await call(review.person, "scheduling", "reschedule", { id: review.postId, when });
    expect(moved.targets[0]).toMatchObject({ state: "awaiting-approval", wakeAt: null });
  });

  it("is the only one who can do any of it", async () => {
    const [review, stranger] = [await inReview(), await aPerson()];
    const { postId: id } = review;
    const answers = await Promise.all([
      call(stranger, "scheduling", "sendForApproval", { ids: [id] }),
      call(stranger, "scheduling", "decide", { id, seen: "a", verdict: "approved", text: "" }),
      call(stranger, "scheduling", "comment", { id, text: "Hm" }),
      call(stranger, "scheduling", "reword", { id, targets: [{ targetId: "t", caption: "x" }] }),
    ]);
    expect(answers.map((it) => it.status)).toEqual([404, 404, 404, 404]);
  });
});
