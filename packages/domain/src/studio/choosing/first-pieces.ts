import { bestHooks, type HookFilling, hookLibrary } from "../../hook-library/index.ts";
import { type Material, offeredTemplates } from "../creation/offered-templates.ts";
import type { Cell } from "./batch.ts";
import { suitsLook } from "./suits-look.ts";

/** The kind that is fastest to make. Source: docs/experience.md#content-creation. */
export const FIRST_KIND = "carousel-image";
/** How many pieces a new product begins with. Our own choice (ADR 134). */
const FIRST_PIECES = 3;

/**
 * The first pieces of a new product, made before anything was chosen: its best hooks, each in a look of its own that
 * keeps what the hook promises. Fewer hooks open several looks; none where no hook can be filled. A look that points at
 * parts of photos waits until they are known: they may turn out to be too few while the pieces are being requested.
 */
export function firstPieces(filling: HookFilling, material: Material): Cell[] {
  const areRead = material.pictures?.some(({ parts }) => parts !== undefined) === true;
  const looks = offeredTemplates(FIRST_KIND, material)
    .filter(({ needs }) => needs !== "picture" || areRead)
    .map(({ name }) => name);
  const hooks = bestHooks(hookLibrary, filling, FIRST_KIND, FIRST_PIECES);
  const cells: Cell[] = [];
  for (let index = 0; index < FIRST_PIECES; index += 1) {
    const offer = hooks[index % Math.max(1, hooks.length)];
    if (!offer) break;
    const isFree = (look: string) => cells.every(({ template }) => template !== look);
    const look = looks.find((it) => isFree(it) && suitsLook(offer.line, it));
    if (look) cells.push({ hook: offer.line, hookId: offer.hook.id, template: look });
  }
  return cells;
}
