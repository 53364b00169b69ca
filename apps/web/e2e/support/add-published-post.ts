import type { Owner } from "./calendar-steps.ts";
import type { Instance } from "./instance.ts";
import { setFields } from "./set-document.ts";

const DAY = 86_400_000;
const text = (stringValue: string) => ({ stringValue });
const stamp = (at: number) => ({ timestampValue: new Date(at).toISOString() });
const map = (fields: object) => ({ mapValue: { fields } });

type Run = { assetId: string; daysAgo: number; views: number };

/** Adds a post that was published some days ago on the owner's account, with views measured three days later. */
export async function addPublishedPost(
  instance: Instance,
  owner: Owner,
  { assetId, daysAgo, views }: Run,
): Promise<void> {
  const { uid, projectId, accountId } = owner;
  const post: { id: string; targets: { id: string }[] } = await owner.ask("scheduling.schedule", {
    projectId,
    assetId,
    when: { type: "at", zone: "UTC", wallTime: new Date(Date.now() + daysAgo * DAY).toISOString().slice(0, 16) },
    targets: [{ accountId, caption: "Ready", options: { platform: "instagram", shareToFeed: true, altTexts: [] } }],
  });
  const targetId = post.targets[0]?.id ?? "";
  const out = Date.now() - daysAgo * DAY;
  const moment = { integerValue: String(out) };
  const none = { nullValue: null };
  await setFields(instance, `posts/${post.id}`, {
    schedule: map({ zone: text("UTC"), wallTime: text(new Date(out).toISOString().slice(0, 16)), publishAt: moment }),
  });
  await setFields(instance, `posts/${post.id}/targets/${targetId}`, {
    ...{ state: text("published"), publishAt: stamp(out), wakeAt: none, sweepAt: none },
    publication: map({ at: moment, platformPostId: text(`p${out}`), permalink: none }),
  });
  const counts = { views: { integerValue: String(views) }, likes: none, comments: none };
  await setFields(instance, `results/${targetId}`, {
    ...{ id: text(targetId), uid: text(uid), projectId: text(projectId), postId: text(post.id) },
    accountId: text(accountId),
    values: map({ ...counts, shares: none, saves: none, reach: none }),
    createdAt: stamp(out + 3 * DAY),
  });
}
