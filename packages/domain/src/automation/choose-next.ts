import type { AssetType } from "../assets/index.ts";
import { days, type Instant, type Saying, say } from "../kernel/index.ts";
import { suitsLooks } from "../studio/index.ts";
import type { RecipePlan } from "./recipe-plan.ts";
import type { RecipeChoice } from "./recipe-run.ts";

/** A line that could open a piece. No kinds: it opens any. */
export type HookCandidate = { id: string | null; line: string; kinds: readonly AssetType[] | null };

/** What a product brings. */
export type ProductMaterial = {
  id: string;
  /** Best first. */
  hooks: readonly HookCandidate[];
  /** The looks of each kind that can be made, the best first, by the folder whose photos are shown; "" for the product's own. */
  looks: ReadonlyMap<string, Partial<Record<AssetType, readonly string[]>>>;
};

/** What was chosen before, or posted by hand: only the hook is known then. */
export type ChosenBefore = { at: Instant; hook: string; hookId: string | null; choice: RecipeChoice | null };

/** How many photos of a folder one piece shows, about: the next piece begins behind them. Our own choice. */
const PHOTOS_A_PIECE = 4;

/**
 * What to make for a time: the product, kind, look and folder whose turn it is, and the best hook that was not used
 * within the rest of the recipe and suits them. Where no hook is left for a product or look, the next one in turn is
 * tried. A writer's hook is "" and is written later. Deterministic. Otherwise gives why nothing can be made.
 */
export function chooseNext(
  plan: RecipePlan,
  products: readonly ProductMaterial[],
  before: readonly ChosenBefore[],
  at: Instant,
): RecipeChoice | { none: Saying } {
  const own = before.flatMap(({ choice, at: when }) => (choice ? [{ ...choice, at: when }] : []));
  const turnOf = inTurn(own);
  const wanted = plan.productIds.flatMap((id) => products.find((it) => it.id === id) ?? []);
  if (wanted.length === 0)
    return { none: say("automation.products-gone", "Its products were deleted. Choose another product.") };

  const [folderId = null] = turnOf(plan.folderIds, (folder) => (it) => it.photos?.folderId === folder);
  const isFresh = restedAt(plan, before, at);
  let hasLook = false;
  for (const product of turnOf(
    wanted,
    ({ id }) =>
      (it) =>
        it.productId === id,
  )) {
    for (const { kind, looks } of turnOf(plan.makes, (make) => (it) => it.kind === make.kind)) {
      const offered = product.looks.get(folderId ?? "")?.[kind] ?? [];
      const fitting = offered.filter((look) => looks.length === 0 || looks.includes(look));
      hasLook ||= fitting.length > 0;
      for (const look of turnOf(fitting, (name) => (it) => it.kind === kind && it.look === name)) {
        const hook =
          plan.hooks.from === "writer"
            ? WRITTEN_LATER
            : product.hooks.find(
                (it) => (it.kinds?.includes(kind) ?? true) && isFresh(it) && suitsLooks(it.line, kind, [look]),
              );
        if (!hook) continue;
        const uses = own.filter((it) => it.photos?.folderId === folderId).length;
        const photos = folderId === null ? null : { folderId, turn: uses * PHOTOS_A_PIECE };
        return { productId: product.id, kind, look, hook: hook.line, hookId: hook.id, photos };
      }
    }
  }
  if (!hasLook)
    return {
      none: say(
        "automation.no-look",
        "None of its looks can be made with the photos there are. Add photos or choose other looks.",
      ),
    };
  return {
    none: say("automation.hooks-used", "Every hook is still resting. Add hooks, or let them rest for fewer days."),
  };
}

const WRITTEN_LATER = { id: null, line: "" };

/** Puts those first that were never used, in their order, then those whose last use is longest ago. */
function inTurn(own: readonly (RecipeChoice & { at: Instant })[]) {
  return <T>(items: readonly T[], isUse: (item: T) => (it: RecipeChoice) => boolean): T[] => {
    const lastUse = (item: T) => Math.max(-1, ...own.filter(isUse(item)).map(({ at }) => at));
    return items
      .map((item) => ({ item, last: lastUse(item) }))
      .toSorted((a, b) => a.last - b.last)
      .map(({ item }) => item);
  };
}

/** Whether a hook, by its id and by its words, was not used within the rest before or after a time. */
function restedAt({ restDays }: RecipePlan, before: readonly ChosenBefore[], at: Instant) {
  const near = before.filter((it) => Math.abs(it.at - at) < days(restDays));
  const ids = new Set(near.map(({ hookId }) => hookId));
  const lines = new Set(near.map(({ hook }) => plain(hook)));
  return ({ id, line }: HookCandidate) => !(id !== null && ids.has(id)) && !lines.has(plain(line));
}

const plain = (line: string) =>
  line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
