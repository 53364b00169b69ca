import { Kbd } from "@vignette/ui";

const keys: [key: string, does: string][] = [
  ["← ↑ ↓ →", "days"],
  ["Enter", "into a day, open a post"],
  ["M", "move"],
  ["Space", "pick"],
  ["Del", "delete"],
  ["T", "today"],
];

/** The keys of the grid, shown on devices with a keyboard. */
export function KeyLegend() {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-3 pointer-coarse:hidden">
      {keys.map(([key, does]) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <Kbd>{key}</Kbd> {does}
        </span>
      ))}
    </p>
  );
}
