import type { Beat } from "../script/script.ts";
import { namedIn, PART_NAMED } from "./named-in.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import { isNear, opens, opensWithProduct } from "./picture-cost.ts";
import { type PictureDemand, pictureDemand } from "./picture-demand.ts";
import type { PicturePlan } from "./picture-plan.ts";

const RANKS: Record<Beat["role"], number> = { hook: 0, turn: 1, proof: 2, ask: 3, point: 4, pain: 5 };
/** Before all else: later the product may be given away as often as it is shown. */
const FIRST = { opens: -2, ends: -1 };
const DEMANDS: Record<PictureDemand, number> = { always: 0, spare: 1, never: 2 };

/**
 * The beats that show the product, those that need it most first; of these, those that name what a picture shows. Where
 * there are pictures for all, what is named comes before all else: the sole is shown where the sole is spoken of. The
 * hook, or the state after, comes first where some pictures show less of the product, or only what is beside it; then the
 * call to action where some show something else. A video that has a close-up gives away first what it ends with.
 */
export function inOrder(beats: readonly Beat[], plan: PicturePlan, offered: readonly ProductPicture[]): number[] {
  const places = beats
    .map((beat, index) => {
      const named = Math.max(...offered.map((it) => namedIn(it, beat, offered)));
      return { index, rank: RANKS[beat.role], role: beat.role, named, demand: pictureDemand(plan, { ...beat, index }) };
    })
    .filter(({ demand }) => demand !== "never");
  const isPlenty = offered.length * plan.uses >= places.length;
  const comesAtTurn = plan.product === "after" || plan.product === "demo";
  const opening = opensWithProduct(offered) ? RANKS[comesAtTurn ? "turn" : "hook"] : null;
  const own = offered.filter(({ about }) => about !== undefined).length;
  const hasParts = plan.isStill && offered.some(({ isPart }) => isPart);
  const isMixed = hasParts || (own > 0 && own < offered.length);
  const hasCloseUp = plan.isStory === true && offered.some((it) => isNear(it) || it.isPart);
  const need = ({ demand, index, named, rank, role }: (typeof places)[number]) => {
    if (hasCloseUp && (index === beats.length - 1 || opens({ role }, plan))) return FIRST.ends;
    if (rank === opening) return plan.isStill ? FIRST.opens : FIRST.ends;
    if (isMixed && role === "ask") return FIRST.ends;
    return isPlenty && named >= PART_NAMED ? 0 : DEMANDS[demand];
  };
  return places
    .toSorted((a, b) => need(a) - need(b) || b.named - a.named || a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}
