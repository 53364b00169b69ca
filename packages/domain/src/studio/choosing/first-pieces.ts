import { bestHooks, type Hook, type HookFilling, type OwnHook } from "../../hook-library/index.ts";
import { type Material, offeredTemplates } from "../creation/offered-templates.ts";
import type { Cell } from "./batch.ts";
import { suitsLook } from "./suits-look.ts";

/** The kind that is fastest to make. Source: docs/experience.md#content-creation. */
export const FIRST_KIND = "carousel-image";
/** How many pieces a new product begins with. Our own choice (ADR 134). */
const FIRST_PIECES = 3;

/**
 * The first pieces of a new product, made before anything was chosen: the best of these hooks, each in a look of its own
 * that keeps what the hook promises. Fewer hooks open several looks; none where no hook can be filled. A look that points
 * at parts of photos waits until they are known: they may turn out to be too few while the pieces are being requested.
 */
export function firstPieces(hooks: readonly (Hook | OwnHook)[], filling: HookFilling, material: Material): Cell[] {
  const areRead = material.pictures?.some(({ parts }) => parts !== undefined) === true;
  const looks = offeredTemplates(FIRST_KIND, material)
    .filter(({ needs }) => needs !== "picture" || areRead)
    .map(({ name }) => name);
  const suits = (line: string) => looks.some((look) => suitsLook(line, look));
  const offers = bestHooks(hooks, filling, FIRST_KIND, hooks.length, { suits });
  const cells: Cell[] = [];
  const turns = Array.from({ length: FIRST_PIECES }, () => offers).flat();
  for (const { hook, line } of turns) {
    if (cells.length === FIRST_PIECES) break;
    const isFree = (look: string) => cells.every(({ template }) => template !== look);
    const look = looks.find((it) => isFree(it) && suitsLook(line, it));
    if (look) cells.push({ hook: line, hookId: hook.id, template: look });
  }
  return cells;
}
