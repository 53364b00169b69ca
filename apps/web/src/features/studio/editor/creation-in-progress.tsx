import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, PageHeader } from "@vignette/ui";
import { useEffect, useState } from "react";
import { GenerationFailed, GenerationProgress } from "../generation/generation-progress.tsx";
import { StreamedScript } from "../generation/streamed-script.tsx";
import { tellStageShown } from "../stage/stage-shown.ts";
import { BackLink } from "./back-link.tsx";
import { RemoveCreation } from "./remove-creation.tsx";

/** A creation without a script: the progress of its generation, or why that failed. */
export function CreationInProgress({ creation }: { creation: CreationView }) {
  const [removing, setRemoving] = useState(false);
  // There is no stage that anything could wait for.
  useEffect(tellStageShown, []);
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
