import { useState } from "react";

/** A picture of a carousel that is being put together. */
export type DraftSlide = { key: string; url: string; name: string };

/** Pictures in order, with every step back to where they began. Nothing is stored before they are saved. */
export function useSlides(first: readonly DraftSlide[]) {
  const [steps, setSteps] = useState<readonly (readonly DraftSlide[])[]>([first]);
  const slides = steps.at(-1) ?? [];
  const change = (next: readonly DraftSlide[]) => setSteps([...steps, next]);
  return {
    slides,
    move: (from: number, to: number) => {
      const next = moved(slides, from, to);
      if (next !== slides) change(next);
    },
    remove: (key: string) => change(slides.filter((it) => it.key !== key)),
    /** Pictures that are in it already are not added again. */
    add: (added: readonly DraftSlide[]) => {
      const further = added.filter(({ key }) => slides.every((it) => it.key !== key));
      if (further.length > 0) change([...slides, ...further]);
    },
    /** Takes the last step back; null before the first. */
    undo: steps.length > 1 ? () => setSteps(steps.slice(0, -1)) : null,
    isChanged: slides.map(({ key }) => key).join() !== first.map(({ key }) => key).join(),
  };
}

/** A list with one thing in another place; the same list if there is nothing to move. */
function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const target = Math.min(Math.max(0, to), list.length - 1);
  const one = list[from];
  if (one === undefined || target === from) return list;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(target, 0, one);
}
