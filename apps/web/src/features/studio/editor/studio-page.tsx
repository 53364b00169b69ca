import { openLetters } from "@vignette/composition";
import { m } from "@vignette/messages";
import { Button, PageHeader, Skeleton } from "@vignette/ui";
import { Suspense, useState } from "react";
import { useParams } from "react-router";
import { trpc } from "../../../trpc.ts";
import { GenerationFailed, GenerationProgress } from "../generation/generation-progress.tsx";
import { POLL_INTERVAL } from "../generation/poll-interval.ts";
import { StreamedScript } from "../generation/streamed-script.tsx";
import { BackLink } from "./back-link.tsx";
import { RemoveCreation } from "./remove-creation.tsx";
import { SingleTabStudio } from "./single-tab-studio.tsx";

/** The page of one creation: the progress of its generation, and the editor as soon as it has a script. */
export function StudioPage() {
  const { id = "" } = useParams();
  const [creation] = trpc.studio.get.useSuspenseQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data?.state === "generating" ? POLL_INTERVAL : false) },
  );
  const [removing, setRemoving] = useState(false);
  const { script, style, language } = creation;
  // Beside the media, for which the stage waits before it asks for letters.
  useState(() => void openLetters(language));
  if (script) {
    return (
      <Suspense key={id} fallback={<StudioSkeleton />}>
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

function StudioSkeleton() {
  return (
    <div role="status" aria-label={m.app_loading()} className="flex flex-col gap-6">
      <Skeleton className="h-8 w-80 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[22rem_1fr]">
        <Skeleton className="h-96 w-full max-lg:order-last" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  );
}
