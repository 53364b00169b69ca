import { type Instant, later, minutes, Refusal } from "@vignette/domain/kernel";
import { type Creation, isOrderOf, type Missing, VIDEO_CLIPS_MAX, type VideoClipOrder } from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import type { Generation } from "../../../adapters/generation/generation.ts";
import { stoppedMeanwhile } from "../../../adapters/generation/provider-refusals.ts";
import type { PictureDirector } from "./direct-pictures.ts";
import { storeVideoClip } from "./store-video-clip.ts";

type Deps = {
  director: Pick<PictureDirector, "clip">;
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
 * Maximum time for a clip, length of one polling round and polling interval, all in ms; then the maximum number of
 * open orders. Our own choice.
 */
const PATIENCE = minutes(12);
const ROUND = 40_000;
const ASK_EVERY = 2500;
const AT_ONCE = 3;

const lost = () =>
  new Refusal(
    "unavailable",
    "generation.film-lost",
    "A film was ordered, and the provider's answer was lost. Try again to order another one.",
  );
const tooMany = () =>
  new Refusal(
    "limit",
    "studio.too-many-films",
    `This has ${VIDEO_CLIPS_MAX} films already. Use pictures for the rest.`,
  );
const tooSlow = () =>
  new Refusal("unavailable", "generation.slow", "The film took too long and was cancelled. Try again.");

/**
 * Generates the missing video clips: each is ordered once, polled until it is ready, checked and stored. An order is
 * saved before it is placed, so that a crash never leads to a second order. Throws a Refusal if a clip cannot be
 * delivered.
 */
export async function generateVideoClips(
  deps: Deps,
  creation: Creation,
  missing: Missing["clips"],
): Promise<"more" | "done"> {
  const { orders = [] } = creation;
  if (orders.some((it) => it.ticket === null)) return await giveUp(deps, (it) => it.ticket !== null, lost());
  const stale = orders.filter((order) => !missing.some((beat) => isOrderOf(order, beat)));
  if (stale.length > 0) return await drop(deps, stale);
  const open = missing.filter((beat) => !orders.some((order) => isOrderOf(order, beat)));
  const [next] = open;
  if (next && orders.length < AT_ONCE) return await order(deps, creation, next);
  return await lookAround(deps, creation, orders);
}

async function order(deps: Deps, creation: Creation, beat: Missing["clips"][number]): Promise<"more" | "done"> {
  const made = creation.media.filter(({ kind }) => kind === "clip").length + (creation.orders?.length ?? 0);
  if (made >= VIDEO_CLIPS_MAX) throw tooMany();
  const { imagePrompt: prompt, take, id: beatId } = beat;
  const directed = await deps.director.clip(beat);
  const placed: VideoClipOrder = { id: deps.newId(), beatId, prompt, take, ticket: null, orderedAt: deps.clock() };
  if (!(await deps.save((now) => ({ orders: [...(now.orders ?? []), placed] })))) return "done";
  const others = (now: Creation) => (now.orders ?? []).filter(({ id }) => id !== placed.id);
  const { start } = directed;
  const ordered = deps.generation.orderVideoClip(directed.prompt, { signal: deps.signal, start });
  const answer = await ordered.catch(async (error: unknown) => {
    await deps.save((now) => ({ orders: others(now) }));
    throw error;
  });
  if (await deps.save((now) => ({ orders: [...others(now), { ...placed, ...answer }] }))) return "more";
  await deps.generation.cancelVideoClip(answer.ticket);
  return "done";
}

/** Polls every order for one round and stores the first clip that is ready. */
async function lookAround(deps: Deps, { id }: Creation, orders: readonly VideoClipOrder[]): Promise<"more" | "done"> {
  const until = later(deps.clock(), ROUND);
  for (;;) {
    for (const order of orders) {
      const found = await deps.generation
        .fetchVideoClip(order.ticket ?? "", { signal: deps.signal })
        .catch(failed(deps, order));
      if (found) return await arrived(deps, id, order, found);
      if (later(order.orderedAt, PATIENCE) <= deps.clock()) {
        await deps.generation.cancelVideoClip(order.ticket ?? "");
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
  await Promise.all(stale.map(({ ticket }) => ticket && deps.generation.cancelVideoClip(ticket)));
  const ids = new Set(stale.map(({ id }) => id));
  const isWanted = await deps.save((now) => ({ orders: (now.orders ?? []).filter(({ id }) => !ids.has(id)) }));
  return isWanted ? "more" : "done";
}

async function giveUp(deps: Deps, isKept: (order: VideoClipOrder) => boolean, why: Refusal): Promise<never> {
  await deps.save((now) => ({ orders: (now.orders ?? []).filter(isKept) }));
  throw why;
}
