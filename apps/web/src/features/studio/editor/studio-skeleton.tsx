import { countedAs } from "@vignette/domain/assets";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { PageHeader, Skeleton } from "@vignette/ui";
import { useEffect } from "react";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { tellPicture } from "../stage/picture-shown.ts";
import { LOW_STAGE, StagePoster, stageHeight } from "../stage/stage-poster.tsx";
import { useTimelineLook } from "../timeline/use-timeline-look.ts";
import { BackLink } from "./back-link.tsx";

/** The place of the editor while it loads, with the creation's name and its stored first frame where the stage will be. */
export function StudioSkeleton({ creation }: { creation: CreationView }) {
  const { name, kind, poster } = creation;
  const { isOpen } = useTimelineLook();
  const inTime = countedAs(kind) === "videos";
  useEffect(() => {
    if (poster === undefined) tellPicture();
  }, [poster]);
  return (
    <>
      <BackLink />
      <PageHeader title={name}>{kindNames[kind]}</PageHeader>
      <div
        role="status"
        aria-label={m.app_loading()}
        className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]"
      >
        <Skeleton className="h-96 w-full" />
        <div
          data-theme="dark"
          className="@container flex flex-col gap-3 rounded-panel border border-line bg-canvas p-4 max-lg:order-first"
        >
          <div className={inTime ? "@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem] @2xl:gap-4" : undefined}>
            <div className="mt-12 flex min-w-0 justify-center max-md:mt-8 low:mt-0">
              {poster !== undefined && (
                <StagePoster
                  poster={poster}
                  className={
                    inTime
                      ? `max-w-full ${stageHeight(isOpen)}`
                      : `max-h-[clamp(18rem,58vh,40rem)] max-w-full ${LOW_STAGE}`
                  }
                />
              )}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
