import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { trpc } from "../../../trpc.ts";
import { POLL_INTERVAL } from "../generation/poll-interval.ts";
import { pictureShown } from "../stage/picture-shown.ts";
import { StudioSkeleton } from "./studio-skeleton.tsx";

// With the engine: the stored picture of the creation comes before it.
const SingleTabStudio = lazy(async () => {
  await pictureShown();
  return { default: (await import("./single-tab-studio.tsx")).SingleTabStudio };
});
const CreationInProgress = lazy(async () => ({
  default: (await import("./creation-in-progress.tsx")).CreationInProgress,
}));

/** The page of one creation: the progress of its generation, and the editor as soon as it has a script. */
export function StudioPage() {
  const { id = "" } = useParams();
  const [creation] = trpc.studio.get.useSuspenseQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data?.state === "generating" ? POLL_INTERVAL : false) },
  );
  const { script, style } = creation;
  return (
    <Suspense key={id} fallback={<StudioSkeleton creation={creation} />}>
      {script ? (
        <SingleTabStudio creation={creation} stored={{ script, style }} />
      ) : (
        <CreationInProgress creation={creation} />
      )}
    </Suspense>
  );
}
