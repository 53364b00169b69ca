import type { ReadBrief } from "../brief.ts";
import { candles } from "./candles.ts";
import { coffee } from "./coffee.ts";
import { craftCourses } from "./craft-courses.ts";
import { dogWalks } from "./dog-walks.ts";
import { focusedWork } from "./focused-work.ts";
import { gardenPaths } from "./garden-paths.ts";
import { houseplants } from "./houseplants.ts";
import { invoices } from "./invoices.ts";
import { monitoring } from "./monitoring.ts";
import { petGrooming } from "./pet-grooming.ts";
import { running } from "./running.ts";
import { skinCare } from "./skin-care.ts";
import { sleep } from "./sleep.ts";
import { taxes } from "./taxes.ts";
import type { Trade } from "./trade.ts";

export const trades: readonly Trade[] = [
  ...[candles, coffee, focusedWork, gardenPaths, houseplants],
  ...[invoices, petGrooming, running, skinCare, sleep],
  ...[craftCourses, dogWalks, monitoring, taxes],
];

/**
 * The trade that a brief speaks of most; null where it speaks of none, both by what the trade is about and by a word that goes with it:
 * a mug is about coffee too, and a dog walker about dogs.
 */
export function tradeOf({ name, description, audience, pain, pains, outcome, outcomes }: ReadBrief): Trade | null {
  const said = [name, description, audience, pain, ...pains, outcome, ...outcomes].join(" ").toLowerCase();
  const words = new Set(said.match(/\p{L}+/gu));
  const common = ({ about, words: others }: Trade) => {
    const named = about.split(" ").filter((it) => words.has(it)).length;
    const more = others.split(" ").filter((it) => words.has(it)).length;
    return named === 0 || more === 0 ? 0 : named + more;
  };
  const ranked = trades.map((trade) => ({ trade, common: common(trade) })).toSorted((a, b) => b.common - a.common);
  const [best] = ranked;
  return best && best.common > 0 ? best.trade : null;
}
