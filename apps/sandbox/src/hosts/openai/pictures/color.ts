/** Part-way from one `#rrggbb` to another; `share` 0 is the first, 1 the second. */
export function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((it, index) =>
      Math.round(it + ((b[index] ?? it) - it) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export const lighter = (color: string, share: number): string => mixColors(color, "#fff6e6", share);
export const darker = (color: string, share: number): string => mixColors(color, "#120d0b", share);

/** The color with an opacity from 0 to 1. */
export const clear = (color: string, opacity: number): string => `rgba(${channels(color).join(", ")}, ${opacity})`;

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
