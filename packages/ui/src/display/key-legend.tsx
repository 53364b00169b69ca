import { Kbd } from "./kbd.tsx";

export type KeyLegendProps = { keys: readonly (readonly [key: string, does: string])[] };

/** Keys and what they do in a row, shown on devices with a keyboard. */
export function KeyLegend({ keys }: KeyLegendProps) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-3 pointer-coarse:hidden">
      {keys.map(([key, does]) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <Kbd>{key}</Kbd> {does}
        </span>
      ))}
    </p>
  );
}
