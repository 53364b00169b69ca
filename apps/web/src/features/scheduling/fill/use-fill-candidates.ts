import { days, type Instant, instant } from "@vignette/domain/kernel";
import type { PostView } from "@vignette/domain/scheduling";
import { openingHook, postText } from "@vignette/domain/studio";
import { type Outputs, trpc } from "../../../trpc.ts";
import type { FillCandidate } from "./fill-plan.ts";

/** How far back the use of an asset counts, and how far ahead slots are filled, in milliseconds. Our own choice. */
const BACK = days(180);
const AHEAD = days(42);
/** More at once could not be checked by the user. Our own choice. */
const MOST = 30;

/**
 * Finished assets that no post uses, with their captions; and the posts and slots to plan around. `only` are the ids of
 * the assets to plan; null means all. Null while it is loading.
 */
export function useFillCandidates(projectId: string, now: Instant, only: readonly string[] | null) {
  const assets = trpc.assets.list.useQuery({ projectId }).data;
  const span = { from: instant(Math.max(0, now - BACK)), to: instant(now + AHEAD) };
  const posts = trpc.scheduling.list.useQuery({ projectId, ...span }).data;
  const slots = trpc.scheduling.openSlots.useQuery({ from: now, to: span.to }).data;
  const unused = assets && posts ? unusedOf(assets, posts, only) : [];
  const ids = [...new Set(unused.flatMap((it) => it.creationId ?? []))];
  const creations = trpc.useQueries((ask) => ids.map((id) => ask.studio.get({ id })));
  if (!assets || !posts || !slots || creations.some((it) => it.isLoading)) return null;
  const byId = new Map(creations.flatMap((it) => (it.data ? [[it.data.id, it.data] as const] : [])));
  return { pieces: unused.map((asset) => pieceOf(asset, byId.get(asset.creationId ?? ""))), posts, slots };
}

type Assets = Outputs["assets"]["list"];

function unusedOf(assets: Assets, posts: readonly PostView[], only: readonly string[] | null): Assets {
  const used = new Set(posts.map((it) => it.assetId));
  return assets.filter((it) => !used.has(it.id) && (only?.includes(it.id) ?? true)).slice(0, MOST);
}

/** The caption starts from the script, as in the composer. */
function pieceOf(asset: Assets[number], creation: Outputs["studio"]["get"] | undefined): FillCandidate {
  const script = creation?.script;
  return { asset, caption: script ? postText(script) : "", ...openingHook(asset, creation ?? null) };
}
