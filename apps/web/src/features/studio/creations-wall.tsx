import type { CreationView } from "@vignette/domain/studio";
import { FrameWall } from "@vignette/ui";
import { trpc } from "../../trpc.ts";
import { CreationFrame } from "./creation-frame.tsx";

/** How often an unfinished generation is asked about where no live event arrives, in ms. */
export const ASK_AGAIN = 2000;

/** Everything made in this project, newest first. Frames arrive as they finish. */
export function CreationsWall({ projectId }: { projectId: string }) {
  const [creations] = trpc.studio.list.useSuspenseQuery(
    { projectId },
    { refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_AGAIN : false) },
  );
  if (creations.length === 0) return null;
  return (
    <section aria-label="Made so far">
      <h2 className="mb-3 text-display-s font-semibold">Made so far</h2>
      <FrameWall min={150}>
        {creations.map((creation) => (
          <CreationFrame key={creation.id} creation={creation} />
        ))}
      </FrameWall>
    </section>
  );
}

const isUnderWay = (creation: CreationView) => creation.state === "generating";
