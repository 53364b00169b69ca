import type { PrepareOutcome, Receipt, Rejected, Unreachable } from "@vignette/domain/scheduling";
import type { PublishJob } from "../platform.ts";
import { containerState, createContainer } from "./container.ts";
import { containerFields, slideFields } from "./container-fields.ts";
import type { InstagramCall } from "./instagram-call.ts";

/**
 * Creates the containers of a post and waits until Instagram has read the files. Each call goes one step further, and
 * its receipt is stored before the next: `item0…` for the slides of a carousel, `container` for what is published.
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
    : await create(call, job, containerFields(job), "container");
}

async function prepareCarousel(call: InstagramCall, job: PublishJob): Promise<PrepareOutcome> {
  const names = job.urls.map((_, index) => `item${index}`);
  const open = names.flatMap((name, index) => (job.receipt[name] === undefined ? [index] : []));
  if (open.length > 0) {
    const made = await Promise.all(open.map((index) => create(call, job, slideFields(job, index), `item${index}`)));
    return together(made);
  }

  const items = names.flatMap((name) => job.receipt[name] ?? []);
  const states = await Promise.all(items.map((id) => containerState(call, job.accessToken, id)));
  const no = states.find((state) => state.type === "rejected" || state.type === "unreachable");
  if (no) return no as Rejected | Unreachable;
  if (states.some((state) => state.type === "working")) return { type: "working", receipt: {} };
  return await create(call, job, containerFields(job, items), "container");
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

/** One refused slide refuses the whole post; otherwise containers that were created are kept for the next call. */
function together(outcomes: readonly Exclude<PrepareOutcome, { type: "ready" }>[]): PrepareOutcome {
  const receipt: Receipt = {};
  for (const outcome of outcomes) {
    if (outcome.type === "rejected") return outcome;
    if (outcome.type === "working") Object.assign(receipt, outcome.receipt);
  }
  const silent = outcomes.find((outcome) => outcome.type === "unreachable");
  return silent && Object.keys(receipt).length === 0 ? silent : { type: "working", receipt };
}

/** The entries of a post's receipt. */
export const receiptOf = (receipt: Receipt) => ({ container: receipt.container, mediaId: receipt.mediaId });
