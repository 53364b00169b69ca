import { m } from "@vignette/messages";
import { Button, PageHeader } from "@vignette/ui";
import { lazy, Suspense, useState } from "react";
import { useParams } from "react-router";
import { trpc } from "../../../trpc.ts";
import { GenerationFailed, GenerationProgress } from "../generation/generation-progress.tsx";
import { POLL_INTERVAL } from "../generation/poll-interval.ts";
import { StreamedScript } from "../generation/streamed-script.tsx";
import { pictureShown } from "../stage/picture-shown.ts";
import { BackLink } from "./back-link.tsx";
import { RemoveCreation } from "./remove-creation.tsx";
import { StudioSkeleton } from "./studio-skeleton.tsx";

// With the engine: the stored picture of the creation comes before it.
const SingleTabStudio = lazy(async () => {
  await pictureShown();
  return { default: (await import("./single-tab-studio.tsx")).SingleTabStudio };
});

/** The page of one creation: the progress of its generation, and the editor as soon as it has a script. */
export function StudioPage() {
  const { id = "" } = useParams();
  const [creation] = trpc.studio.get.useSuspenseQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data?.state === "generating" ? POLL_INTERVAL : false) },
  );
  const [removing, setRemoving] = useState(false);
  const { script, style } = creation;
  if (script) {
    return (
      <Suspense key={id} fallback={<StudioSkeleton creation={creation} />}>
        <SingleTabStudio creation={creation} stored={{ script, style }} />
      </Suspense>
    );
  }
  return (
    <>
      <BackLink />
      <PageHeader
        title={creation.name}
        secondary={
          <>
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              {m.app_delete()}
            </Button>
            <RemoveCreation creation={creation} open={removing} onOpenChange={setRemoving} />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="max-w-140 min-w-0">
          {creation.state === "failed" ? (
            <GenerationFailed creation={creation} />
          ) : (
            <GenerationProgress creation={creation} />
          )}
        </div>
        <StreamedScript creation={creation} />
      </div>
    </>
  );
}
