import type { Box } from "../../scene/geometry.ts";
import type { Fit } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { type Kept, keptOf } from "./kept-of.ts";
import { coverOf, fillingAt, fitAt, gapsOf, largest, placeAt, type Size, type Wanted } from "./placing.ts";

/**
 * A photo in a window of any shape, with what it shows whole and in the part from `top` to `bottom` of it, in px (ADR 200): it fills the window; or its
 * ground goes on from its edges, on a plain ground of its own color where it cannot. One of which nothing stands out fills it.
 */
export function wholeIn(
  media: BeatMedia,
  { w, h }: Pick<Box, "w" | "h">,
  { top, bottom } = { top: AIR_PX, bottom: h - AIR_PX },
): Fit {
  const { size } = media;
  const kept = keptOf(media);
  if (!size || !kept || isGround(kept)) return { fit: "cover" };
  const page = { x: 0, y: 0, w, h };
  const beside = { page, free: { top, bottom }, isAbove: false };
  const wanted = { kept, beside };
  const filled = fillingAt(size, wanted);
  if (filled) return fitAt(filled, page, { edges: [], color: "ink", kept });
  const color = media.edges?.top.color ?? "ink";
  const onward = largest(size, LEAST, { media, ...wanted });
  if (onward) return fitAt(onward, page, { edges: gapsOf(onward, page), color, kept });
  const apart = largestOf(size, wanted);
  if (!apart) return { fit: "cover" };
  // In a window a texture that goes on as bands of its colors is quieter than bars of one color; what its photo cuts would go on, too.
  const edges = gapsOf(apart, page).filter((edge) => kept.open[edge] === null);
  return fitAt(apart, page, { edges, color, kept });
}

/**
 * A photo that fills a page with what it shows whole in the part from `top` to `bottom` of it, in px; if it may, also one whose ground goes on from there without a
 * seam. Null for any other, and if nothing stands out in it.
 */
export function goingIn(
  media: BeatMedia,
  page: Box,
  free: { top: number; bottom: number },
  { mayGoOn }: { mayGoOn: boolean },
): Fit | null {
  const { size, edges } = media;
  const kept = keptOf(media);
  if (!size || !kept) return null;
  if (isGround(kept)) return { fit: "cover" };
  const wanted = {
    kept: { ...kept, open: { ...kept.open, top: null, bottom: null } },
    beside: { page, free, isAbove: false },
  };
  const onward = () => (mayGoOn ? largest(size, LEAST_OF_PAGE, { media, ...wanted }) : null);
  const at = fillingAt(size, wanted) ?? onward();
  return at && fitAt(at, page, { edges: gapsOf(at, page), color: edges?.top.color ?? "ink", kept });
}

/**
 * The same as wide as the page at least, where its ground goes on from its upper and lower end without a seam (decision 230). Null where nothing stands out in it,
 * or what does has no room.
 */
export function goingDown(media: BeatMedia, page: Box, free: { top: number; bottom: number }): Fit | null {
  const { size, edges } = media;
  const kept = keptOf(media);
  if (!size || !kept || isGround(kept)) return null;
  const open = { ...kept.open, top: null, bottom: null };
  const goesOn = (edge: "top" | "bottom") => edges !== undefined && edges[edge].calm > 0 && kept.open[edge] === null;
  for (const by of CLOSER) {
    const at = placeAt(size, (page.w / size.width) * by, {
      kept: { ...kept, open },
      beside: { page, free, isAbove: false },
    });
    const gaps = at && gapsOf(at, page);
    if (at && gaps?.every((edge) => (edge === "top" || edge === "bottom") && goesOn(edge)))
      return fitAt(at, page, { edges: gaps, color: edges?.top.color ?? "ink", kept });
  }
  return null;
}

/** How much larger than the page is wide a photo may be to fill it. Our own choice. */
const CLOSER = [1, 1.1, 1.2, 1.33] as const;

/** Of the width of a page. Our own choice. */
const LEAST_OF_PAGE = 0.74;

/** What goes from edge to edge of its photo, as spilled beans: any part of it shows it. */
const isGround = ({ open }: Kept): boolean => open.left !== null && open.right !== null;

/** Around what is shown, in px. */
const AIR_PX = 14;
/** Of the width of its window, for a photo whose ground goes on beside it. Our own choice. */
const LEAST = 0.4;

/** The largest place with what is kept whole, whatever its edges are like. */
function largestOf(size: Size, wanted: Wanted): Box | null {
  const cover = coverOf(size, wanted.beside.page);
  const shares = Array.from({ length: 40 }, (_, i) => 0.97 ** i);
  for (const share of shares) {
    const at = placeAt(size, cover * share, wanted);
    if (at) return at;
  }
  return null;
}
