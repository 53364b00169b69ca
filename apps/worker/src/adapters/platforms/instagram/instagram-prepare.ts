import type { InstagramOptions, PrepareOutcome, Receipt, Rejected, Unreachable } from "@vignette/domain/scheduling";
import type { PublishJob } from "../platform.ts";
import { containerState, createContainer } from "./container.ts";
import type { InstagramCall } from "./instagram-call.ts";

/**
 * Makes the containers of a post and waits until Instagram has read the files. Each call goes one step further,
 * and its receipt is stored before the next: `item0…` for the slides of a carousel, `container` for what is published.
 */
export async function prepareOnInstagram(call: InstagramCall, job: PublishJob): Promise<PrepareOutcome> {
  const { container } = receiptOf(job.receipt);
  if (container !== undefined) {
    const state = await containerState(call, job.accessToken, container);
    if (state.type === "finished" || state.type === "published") return { type: "ready", receipt: {} };
    return state.type === "working" ? { type: "working", receipt: {} } : state;
  }
  return job.media === "photos" && job.urls.length > 1
    ? await prepareCarousel(call, job)
    : await create(call, job, fieldsOf(job), "container");
}

async function prepareCarousel(call: InstagramCall, job: PublishJob): Promise<PrepareOutcome> {
  const { altTexts } = optionsOf(job);
  const names = job.urls.map((_, index) => `item${index}`);
  const open = names.flatMap((name, index) => (job.receipt[name] === undefined ? [index] : []));
  if (open.length > 0) {
    const made = await Promise.all(
      open.map((index) => create(call, job, itemFields(job.urls[index], altTexts[index]), `item${index}`)),
    );
    return together(made);
  }

  const items = names.flatMap((name) => job.receipt[name] ?? []);
  const states = await Promise.all(items.map((id) => containerState(call, job.accessToken, id)));
  const no = states.find((state) => state.type === "rejected" || state.type === "unreachable");
  if (no) return no as Rejected | Unreachable;
  if (states.some((state) => state.type === "working")) return { type: "working", receipt: {} };
  const fields = { media_type: "CAROUSEL", children: items.join(","), caption: job.caption };
  return await create(call, job, fields, "container");
}

async function create(
  call: InstagramCall,
  job: PublishJob,
  fields: Record<string, string>,
  name: string,
): Promise<Exclude<PrepareOutcome, { type: "ready" }>> {
  const made = await createContainer(call, job, fields);
  return made.type === "created" ? { type: "working", receipt: { [name]: made.id } } : made;
}

/** A no to one slide is a no to all; what was made of the others is kept for the next call. */
function together(outcomes: readonly Exclude<PrepareOutcome, { type: "ready" }>[]): PrepareOutcome {
  const receipt: Receipt = {};
  for (const outcome of outcomes) {
    if (outcome.type === "rejected") return outcome;
    if (outcome.type === "working") Object.assign(receipt, outcome.receipt);
  }
  const silent = outcomes.find((outcome) => outcome.type === "unreachable");
  return silent && Object.keys(receipt).length === 0 ? silent : { type: "working", receipt };
}

/** Source: contracts §2.2. */
function fieldsOf(job: PublishJob): Record<string, string> {
  const { shareToFeed, altTexts } = optionsOf(job);
  const url = job.urls[0] ?? "";
  if (job.media === "video") {
    return { media_type: "REELS", video_url: url, caption: job.caption, share_to_feed: String(shareToFeed) };
  }
  return { image_url: url, caption: job.caption, ...(altTexts[0] && { alt_text: altTexts[0] }) };
}

function itemFields(url = "", altText = ""): Record<string, string> {
  return { image_url: url, is_carousel_item: "true", ...(altText && { alt_text: altText }) };
}

function optionsOf({ options }: PublishJob): InstagramOptions {
  if (options.platform !== "instagram") throw new TypeError("These are not Instagram's options.");
  return options;
}

/** The names under which a post's receipt is kept. */
export const receiptOf = (receipt: Receipt) => ({ container: receipt.container, mediaId: receipt.mediaId });
