import { m } from "@vignette/messages";
import { FrameWall } from "@vignette/ui";
import { CreationFrame } from "../../features/studio/sheet/creation-frame.tsx";
import type { Outputs } from "../../trpc.ts";

type Creation = Outputs["studio"]["list"][number];

/** How many frames fit on one line of a wide screen. */
const SHOWN = 7;

/** The creations that were edited last. */
export function Continue({ creations }: { creations: readonly Creation[] }) {
  const kept = creations.filter(({ rejectedAt }) => rejectedAt === null);
  const latest = kept.toSorted((a, b) => b.lastUpdated - a.lastUpdated).slice(0, SHOWN);
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className="mb-3 text-display-s font-semibold">
        {m.dashboard_continue()}
      </h2>
      <FrameWall min={148}>
        {latest.map((creation) => (
          <CreationFrame key={creation.id} creation={creation} />
        ))}
      </FrameWall>
    </section>
  );
}
