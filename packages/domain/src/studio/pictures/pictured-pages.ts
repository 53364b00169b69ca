import type { ShownFile } from "../script/script.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import { type PicturePlan, TWICE } from "./picture-plan.ts";

type Given = {
  /** How many pages there are. */
  count: number;
  offered: readonly Pick<ProductPicture, "isScreen">[];
  /** Whether the words of a page name what a picture shows. */
  isNamed: (page: number) => boolean;
  /** Whether each page that names something shows it. */
  points?: boolean;
  /** Whether the look does without pictures: a part of a screenshot on each page would say nothing. */
  isAsked?: boolean;
  /** Whether a page may show a picture that its words do not name; absent: any. */
  mayFill?: (page: number) => boolean;
};

/** One photo is still shown at the beginning, between, and at the end. Our own choice. */
const FEWEST = 3;

/** More pages of type in a row look like a text that lost its pictures. Our own choice. */
const TYPE_IN_A_ROW = 2;

/**
 * The pages that show a picture where there are pictures for half of the pages at most, in the order in which they choose
 * one: those that name a picture, the first, others that are not beside one that shows any, spread over the piece, and the
 * last, on which one comes back. The rest are pages of type (ADR 138), at most two in a row where there are two pictures or
 * more. `order` are the pages that can show one, by need. Null: there are more pictures; a screenshot is shown in parts, except in
 * a look that does without pictures.
 */
export function picturedPages(
  order: readonly number[],
  { count, offered, isNamed, isAsked = false, mayFill = () => true, points = false }: Given,
): number[] | null {
  const isPlenty = offered.length * 2 > count || (!isAsked && offered.some(({ isScreen }) => isScreen));
  if (isPlenty && !points) return null;
  const last = count - 1;
  const most = points ? count : Math.max(FEWEST, offered.length + 1);
  const ends = [0, last].filter((it) => order.includes(it));
  const pages = new Set(ends);
  const add = (candidates: readonly number[]) => {
    for (const page of candidates) if (pages.size < most) pages.add(page);
  };
  add(order.filter((it) => isNamed(it) && (points || it !== last - 1)));
  if (points && pages.size > ends.length) return orderedPages(order, pages, last);
  const inARow = (page?: number) => longestRun(count, new Set([...pages, ...(page === undefined ? [] : [page])]));
  const next = () => {
    const apart = order.filter((page) => mayFill(page) && [...pages].every((it) => Math.abs(it - page) > 1));
    return apart.toSorted((a, b) => inARow(a) - inARow(b))[0];
  };
  const isSparse = () => pages.size < most || (offered.length > 1 && inARow() > TYPE_IN_A_ROW);
  for (let page = next(); page !== undefined && isSparse(); page = next()) pages.add(page);
  return orderedPages(order, pages, last);
}

/** The last page chooses last. */
function orderedPages(order: readonly number[], pages: ReadonlySet<number>, last: number): number[] {
  const inOrder = order.filter((it) => pages.has(it) && it !== last);
  return last > 0 && pages.has(last) ? [...inOrder, last] : inOrder;
}

/** Of the pages without a picture, the most that stand in a row. */
function longestRun(count: number, pages: ReadonlySet<number>): number {
  const shown = [-1, ...[...pages].toSorted((a, b) => a - b), count];
  return Math.max(...shown.map((it, at) => it - (shown[at - 1] ?? it) - 1));
}

type Choice = {
  plan: PicturePlan;
  offered: readonly ProductPicture[];
  /** What each page shows so far. */
  shown: readonly (ShownFile | null)[];
  isNamed: (page: number) => boolean;
  /** The pictures in which a page names a part, in a look that points at it. */
  pointedAt: (page: number) => readonly ProductPicture[];
  last: number;
};

/**
 * Among which pictures a page chooses where pages of type stand between them, and how often one is shown: each once, and
 * again where it is named, or where all were shown. On the last page the product comes back, in another photo than the first page's if there is one,
 * and in a look that points at its parts it begins and ends the piece however often they were shown.
 */
export function choiceForPage(
  index: number,
  { plan, offered, shown, isNamed, pointedAt, last }: Choice,
): { given: PicturePlan; fitting: readonly ProductPicture[] } {
  const isUnseen = ({ key }: ProductPicture) => !shown.some((it) => it?.key === key);
  const own = offered.filter(({ about, isPart }) => about !== undefined && !isPart);
  const whole = offered.filter(({ isPart }) => !isPart);
  const product = own.length > 0 ? own : whole;
  const others = product.filter(({ key }) => key !== shown[0]?.key);
  if (index === last)
    return {
      given: plan.points ? plan : { ...plan, uses: offered.length + 2 },
      fitting: others.length > 0 ? others : product,
    };
  const pointed = pointedAt(index);
  if (pointed.length > 0) return { given: plan, fitting: pointed };
  const isOftenPointedAt = plan.points && index === 0 && !offered.some(isUnseen);
  if (isOftenPointedAt) return { given: plan, fitting: product };
  const isAgain = isNamed(index) || !offered.some(isUnseen);
  if (isAgain || offered.length === 1) return { given: { ...plan, uses: TWICE }, fitting: offered };
  return { given: { ...plan, uses: 1 }, fitting: plan.isWide ? offered.filter(isUnseen) : offered };
}
