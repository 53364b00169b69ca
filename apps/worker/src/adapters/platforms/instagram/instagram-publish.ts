import { type CheckOutcome, type CommitOutcome, isStory } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { PublishJob } from "../platform.ts";
import { unreachable } from "../wire/unreachable.ts";
import { containerState } from "./container.ts";
import { type InstagramAnswer, type InstagramCall, instagramFailure, instagramHarmless } from "./instagram-call.ts";
import { findByCaption, mediaOf } from "./instagram-media.ts";
import { receiptOf } from "./instagram-prepare.ts";

const Published = z.object({ id: z.coerce.string().check(z.minLength(1)) });

/**
 * Publishes the container. Instagram publishes a container at most once. Source:
 * docs/platforms/instagram.md#publishing.
 */
export async function commitOnInstagram(call: InstagramCall, job: PublishJob): Promise<CommitOutcome> {
  const { container } = receiptOf(job.receipt);
  if (container === undefined) throw new TypeError("There is no container to publish.");
  const answer = await call(job.accessToken, "POST", `${job.platformAccountId}/media_publish`, {
    creation_id: container,
  });
  if (answer.type !== "ok") return noOf(answer);
  const published = Published.safeParse(answer.body);
  return published.success
    ? { type: "accepted", receipt: { mediaId: published.data.id } }
    : { type: "lost", why: "unclear" };
}

/**
 * Errors that Instagram raises before it does anything: quota, spam block, restricted account. Source:
 * docs/platforms/instagram.md#errors.
 */
const CERTAIN_SUBCODES = [2207042, 2207051, 2207050];
const NOT_READY = 9007;

/** Only a few errors are definite. After all others the container's status shows whether the post was published. */
function noOf(answer: Exclude<InstagramAnswer, { type: "ok" }>): CommitOutcome {
  if (answer.type === "garbled") return { type: "lost", why: answer.why };
  if (CERTAIN_SUBCODES.includes(answer.subcode) || answer.code === 10) {
    return { type: "rejected", failure: instagramFailure(answer) };
  }
  if (answer.code === NOT_READY) return unreachable("still-reading");
  const no = instagramHarmless(answer);
  if (no.type === "unreachable" && answer.status < 500 && answer.code > 0) return no;
  return { type: "lost", why: { said: `${answer.status} ${answer.message}` } };
}

/**
 * The media id proves the publication; without one the container's status decides. Further reads cannot change the
 * outcome.
 */
export async function checkOnInstagram(call: InstagramCall, job: PublishJob): Promise<CheckOutcome> {
  const { container, mediaId } = receiptOf(job.receipt);
  if (mediaId !== undefined) {
    const media = await mediaOf(call, job.accessToken, mediaId);
    return { type: "published", publication: { platformPostId: mediaId, permalink: media?.permalink ?? null } };
  }
  if (container === undefined) return unreachable("unclear");
  const state = await containerState(call, job.accessToken, container);
  switch (state.type) {
    case "published": {
      // Stories are not listed and have no caption: nothing would identify ours.
      const media = isStory(job.options) ? null : await findByCaption(call, job);
      return {
        type: "published",
        publication: { platformPostId: media?.id ?? null, permalink: media?.permalink ?? null },
      };
    }
    case "finished":
      return { type: "absent" };
    case "working":
      return { type: "pending" };
    case "rejected":
    case "unreachable":
      return state;
  }
}
