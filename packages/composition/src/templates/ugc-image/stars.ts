import type { ArtPath } from "../../scene/art-clip.ts";

/** Five stars in a row 340 wide and 60 high, so many of them full. */
export function starPaths(full: number): ArtPath[] {
  return [0, 1, 2, 3, 4].map((i) => ({
    d: starAt(30 + i * 70, 32, 27),
    ...(i < full ? { fill: "#f2a900" as const } : { fill: "#e2e2da" as const }),
  }));
}

function starAt(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.44;
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
