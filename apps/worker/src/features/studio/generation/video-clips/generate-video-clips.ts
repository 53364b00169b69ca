import { type Instant, later, minutes, Refusal } from "@vignette/domain/kernel";
import {
  type Creation,
  isOrderOf,
  type OrderedVideo,
  VIDEO_CLIPS_MAX,
  type VideoClipOrder,
  withSpent,
} from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import type { Generation } from "../../../../adapters/generation/generation.ts";
import { stoppedMeanwhile } from "../../../../adapters/generation/provider-refusals.ts";
import type { PictureDirector } from "../pictures/direct-pictures.ts";
import { cancelOrder, fetchOrder, prepareOrder } from "./place-order.ts";
import { savePatiently } from "./save-patiently.ts";
import { storeVideoClip } from "./store-video-clip.ts";

type Deps = {
  /** Directs clips; null if only a take is missing. */
  director: Pick<PictureDirector, "clip"> | null;
  generation: Generation;
  files: Files;
  newId: () => string;
  clock: () => Instant;
  /** Aborted once the clips are no longer wanted. */
  signal: AbortSignal;
  /** Saves a change of the creation; false if this job is no longer its current one. */
  save: (change: (now: Creation) => Partial<Creation>) => Promise<boolean>;
};

/**
 * Maximum time for a clip and for a take, length of one polling round and polling interval, all in ms; then the maximum number of
 * open orders. Our own choice.
 */
const PATIENCE = minutes(12);
const TAKE_PATIENCE = minutes(30);
const ROUND = 40_000;
const ASK_EVERY = 2500;
const AT_ONCE = 3;

const lost = () =>
  new Refusal(
    "unavailable",
    "generation.film-lost",
    "We lost the provider's response for this clip. Try again to generate another.",
  );
const tooMany = () =>
  new Refusal(
    "limit",
    "studio.too-many-films",
    `This already has ${VIDEO_CLIPS_MAX} AI video clips. Use images for the rest.`,
  ).with({ most: VIDEO_CLIPS_MAX });
const tooSlow = () =>
  new Refusal("unavailable", "generation.film-slow", "The clip took too long and was canceled. Try again.");

/**
 * Generates the missing video clips and the take of a presenter: each is ordered once, polled until it is ready, checked and stored. An order is
 * saved before it is placed, so that a crash never leads to a second order. Throws a Refusal if a clip cannot be
 * delivered.
 */
export async function generateVideoClips(
  deps: Deps,
  creation: Creation,
  wanted: readonly OrderedVideo[],
): Promise<"more" | "done"> {
  const { orders = [] } = creation;
  if (orders.some((it) => it.ticket === null)) return await giveUp(deps, (it) => it.ticket !== null, lost());
  const stale = orders.filter((order) => !wanted.some((it) => isOrderOf(order, it)));
  if (stale.length > 0) return await drop(deps, stale);
  const open = wanted.filter((it) => !orders.some((order) => isOrderOf(order, it)));
  const [next] = open;
  if (next && orders.length < AT_ONCE) return await order(deps, creation, next);
  return await lookAround(deps, creation, orders);
}

async function order(deps: Deps, creation: Creation, wanted: OrderedVideo): Promise<"more" | "done"> {
  const kinds: readonly string[] = ["clip", "take"];
  const made = creation.media.filter(({ kind }) => kinds.includes(kind)).length + (creation.orders?.length ?? 0);
  if (made >= VIDEO_CLIPS_MAX) throw tooMany();
  const { place, spent } = await prepareOrder(deps, creation, wanted);
  const placed: VideoClipOrder = { id: deps.newId(), ...wanted, ticket: null, orderedAt: deps.clock() };
  const isSaved = await deps.save((now) => ({
    orders: [...(now.orders ?? []), placed],
    spending: withSpent(now.spending ?? [], spent),
  }));
  if (!isSaved) return "done";
  const others = (now: Creation) => (now.orders ?? []).filter(({ id }) => id !== placed.id);
  const answer = await place().catch(async (error: unknown) => {
    await savePatiently(() => deps.save((now) => ({ orders: others(now) })));
    throw error;
  });
  const paid = { ...placed, ...answer };
  try {
    if (await savePatiently(() => deps.save((now) => ({ orders: [...others(now), paid] })))) return "more";
  } catch (error) {
    await cancelOrder(deps.generation, paid);
    throw error;
  }
  await cancelOrder(deps.generation, paid);
  return "done";
}

/** Polls every order for one round and stores the first clip that is ready. */
async function lookAround(deps: Deps, { id }: Creation, orders: readonly VideoClipOrder[]): Promise<"more" | "done"> {
  const until = later(deps.clock(), ROUND);
  for (;;) {
    for (const order of orders) {
      const found = await fetchOrder(deps, order).catch(failed(deps, order));
      if (found) return await arrived(deps, id, order, found);
      if (later(order.orderedAt, order.said ? TAKE_PATIENCE : PATIENCE) <= deps.clock()) {
        await cancelOrder(deps.generation, order);
        return await giveUp(deps, (it) => it.id !== order.id, tooSlow());
      }
    }
    if (until <= deps.clock()) return (await deps.save(() => ({}))) ? "more" : "done";
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
    if (deps.signal.aborted) throw stoppedMeanwhile();
  }
}

/** Removes the order if the provider's answer is final. After any other failure it can be polled again. */
const failed = (deps: Deps, order: VideoClipOrder) => async (error: unknown) => {
  const gone = ["generation.refused", "generation.unusable", "generation.misconfigured"];
  if (error instanceof Refusal && gone.includes(error.code)) {
    await deps.save((now) => ({ orders: (now.orders ?? []).filter(({ id }) => id !== order.id) }));
  }
  throw error;
};

async function arrived(
  deps: Deps,
  creationId: string,
  order: VideoClipOrder,
  found: Parameters<typeof storeVideoClip>[2],
): Promise<"more" | "done"> {
  const tookMs = deps.clock() - order.orderedAt;
  const stored = await storeVideoClip(deps, { creationId, order, tookMs }, found).catch(failed(deps, order));
  const isWanted = await deps.save((now) => ({
    ...stored.add(now),
    orders: (now.orders ?? []).filter(({ id }) => id !== order.id),
  }));
  if (!isWanted) await deps.files.remove([stored.key]);
  return isWanted ? "more" : "done";
}

async function drop(deps: Deps, stale: readonly VideoClipOrder[]): Promise<"more" | "done"> {
  await Promise.all(stale.map((order) => cancelOrder(deps.generation, order)));
  const ids = new Set(stale.map(({ id }) => id));
  const isWanted = await deps.save((now) => ({ orders: (now.orders ?? []).filter(({ id }) => !ids.has(id)) }));
  return isWanted ? "more" : "done";
}

async function giveUp(deps: Deps, isKept: (order: VideoClipOrder) => boolean, why: Refusal): Promise<never> {
  await deps.save((now) => ({ orders: (now.orders ?? []).filter(isKept) }));
  throw why;
}
