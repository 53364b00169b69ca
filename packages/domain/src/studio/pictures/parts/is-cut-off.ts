import { type ProductPicture, plainWords } from "../photos/product-picture.ts";

/** So near the edge of a photo a part goes on beyond it, as a share of the photo. Our own choice. */
const AT_EDGE = 0.01;

/** Whether a photo cuts off a part that most photos of the product show, as half of its label: it shows less than the product. */
export function isCutOff({ parts = [] }: ProductPicture, offered: readonly ProductPicture[]): boolean {
  const isUsual = (name: string) =>
    offered.filter((it) => it.parts?.some((part) => plainWords(part.name) === plainWords(name))).length * 2 >
    offered.length;
  return parts.some(({ name, box: { x, y, w, h } }) => {
    const isAtEdge = Math.min(x, y, 1 - x - w, 1 - y - h) < AT_EDGE;
    return isAtEdge && isUsual(name);
  });
}
