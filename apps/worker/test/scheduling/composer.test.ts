import { freshOptions } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { aTarget } from "../admin/a-target.ts";
import { anAccount, aScene, consent, returnFromPlatform, type Scene, schedule, tomorrow } from "../studio/a-scene.ts";
import { call, fault, release, untilHeld, writeDocument } from "../support.ts";

const DATABASE = "firestore.googleapis.com";

const [instagram, tiktok] = [freshOptions("instagram", false), freshOptions("tiktok", true)];
const edit = (scene: Scene, post: { id: string; lastUpdated: number }, change: Record<string, unknown>) =>
  call(scene.person, "scheduling", "edit", {
    id: post.id,
    seen: post.lastUpdated,
    when: tomorrow(),
    leftAs: "scheduled",
    ...change,
  });

describe("a post to several accounts", () => {
  it("has a caption and options for each account", async () => {
    const scene = await aScene();
    const other = await anAccount(scene.person);
    const story = { ...instagram, placement: "story" };
    const reel = { ...instagram, collaborators: ["ana"], firstComment: "Which one?", coverMs: 1200, aiGenerated: true };
    const { value } = await schedule(scene, {
      targets: [
        { accountId: scene.accountId, caption: "Six rolls", options: reel },
        { accountId: other, caption: "", options: story },
      ],
    });
    expect(value.targets.map(({ caption, options }) => ({ caption, options }))).toEqual([
      { caption: "Six rolls", options: expect.objectContaining(reel) },
      { caption: "", options: expect.objectContaining(story) },
    ]);
  });

  it("reads posts from before an option existed without a change in what they publish", async () => {
    const scene = await aScene();
    const { id, targets } = (await schedule(scene)).value;
    const old = { platform: { stringValue: "instagram" }, shareToFeed: { booleanValue: true } };
    const options = { mapValue: { fields: { ...old, altTexts: { arrayValue: {} } } } };
    await writeDocument(`posts/${id}/targets/${targets[0]?.id}`, { options });
    const { value } = await call(scene.person, "scheduling", "get", { id });
    expect(value.targets[0]).toMatchObject({
      options: { placement: "feed", firstComment: "", userTags: [], coverMs: null },
      comment: null,
    });
  });

  it("cannot use a cover that is deleted or another user's", async () => {
    const [scene, stranger] = [await aScene(), await aScene()];
    const withCover = (assetId: string) => ({
      targets: [
        {
          accountId: scene.accountId,
          caption: "",
          options: { ...instagram, coverImage: { assetId, key: "exports/a/0.jpg" } },
        },
      ],
    });
    expect((await schedule(scene, withCover(stranger.assetId))).status).toBe(404);
    expect(await schedule(scene, withCover(scene.assetId))).toMatchObject({
      status: 400,
      error: { data: { field: "targets.0.options.coverImage" } },
    });
  });
});

describe("a draft", () => {
  it("can be incomplete, and is checked once it is to be published", async () => {
    const scene = await aScene();
    const { value: connected } = await returnFromPlatform(scene.person, await consent(scene.person, "tiktok"));
    const targets = [{ accountId: connected.account.id, caption: "Six", options: tiktok }];
    expect((await schedule(scene, { targets })).error?.message).toContain("Choose who can see it on TikTok.");
    const { value } = await schedule(scene, { targets, leftAs: "draft" });
    expect(value.targets[0]).toMatchObject({ state: "draft", wakeAt: null });
    const late = await call(scene.person, "scheduling", "reschedule", { id: value.id, when: tomorrow() });
    expect(late).toMatchObject({ status: 400, error: { message: "Choose who can see it on TikTok." } });
  });
});

describe("a post that is edited", () => {
  it("saves the new caption, options, accounts and time", async () => {
    const scene = await aScene();
    const other = await anAccount(scene.person);
    const before = (await schedule(scene)).value;
    const when = { type: "at", zone: "UTC", wallTime: "2031-01-01T10:00" };
    const both = [
      { accountId: scene.accountId, caption: "Other words", options: { ...instagram, firstComment: "Hi" } },
      { accountId: other, caption: "New here", options: { ...instagram, placement: "story" } },
    ];
    const { value: after } = await edit(scene, before, { targets: both, when });
    expect(after.schedule.wallTime).toBe("2031-01-01T10:00");
    expect(after.targets).toMatchObject([
      {
        id: before.targets[0]?.id,
        caption: "Other words",
        revision: 2,
        state: "scheduled",
        options: { firstComment: "Hi" },
      },
      { caption: "New here", revision: 1, options: { placement: "story" } },
    ]);
    const { value: fewer } = await edit(scene, after, { targets: [both[1]], leftAs: "draft" });
    expect(fewer.targets).toMatchObject([{ accountId: other, state: "draft", wakeAt: null }]);
    const { value: stored } = await call(scene.person, "scheduling", "get", { id: before.id });
    expect(stored).toEqual(fewer);
  });

  it("is not overwritten by an outdated edit, and follows the same rules", async () => {
    const scene = await aScene();
    const before = (await schedule(scene)).value;
    const targets = [{ accountId: scene.accountId, caption: "Other", options: instagram }];
    expect((await edit(scene, { ...before, lastUpdated: 1 }, { targets })).status).toBe(409);
    const open = [{ accountId: scene.accountId, caption: "I tried [product]", options: instagram }];
    expect((await edit(scene, before, { targets: open })).status).toBe(400);
  });

  it("waits for a new approval where it needs one", async () => {
    const scene = await aScene();
    const before = (await schedule(scene, { leftAs: "awaiting-approval" })).value;
    const targets = [{ accountId: scene.accountId, caption: "Other", options: instagram }];
    const { value } = await edit(scene, before, { targets });
    expect(value.targets[0]).toMatchObject({ state: "awaiting-approval", wakeAt: null });
    expect(value.approval?.state).toBe("waiting");
  });

  it("takes its owner's answer while its next reading of numbers is stored", async () => {
    const scene = await aScene();
    const { id: targetId, postId } = await aTarget(scene, "needs-check");
    const mentions = `targets/${targetId}`;
    await fault({ host: DATABASE, method: "POST", mentions, times: 1, fault: { hold: "before" } });
    const answered = call(scene.person, "scheduling", "resolve", { postId, targetId, found: true });
    await untilHeld(DATABASE);
    const measureAt = { timestampValue: new Date().toISOString() };
    await writeDocument(`posts/${postId}/targets/${targetId}`, { measureAt });
    await release(DATABASE);
    expect((await answered).value.targets).toMatchObject([{ state: "published" }]);
  });

  it("refuses an answer about its comment when no comment is in doubt", async () => {
    const scene = await aScene();
    const { id, targets } = (await schedule(scene)).value;
    const answer = await call(scene.person, "scheduling", "resolveComment", {
      postId: id,
      targetId: targets[0]?.id,
      found: true,
    });
    expect(answer.status).toBe(409);
  });
});
