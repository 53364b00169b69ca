import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/** The name of an icon button for people who point at it. The button keeps its own label. */
export function Tooltip({ label, keys, children }: { label: string; keys?: ReactNode; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger delay={400} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="flex items-center gap-2 rounded-chip bg-ink px-2 py-1 text-meta font-medium text-canvas data-starting-style:opacity-0">
            {label}
            {keys}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
