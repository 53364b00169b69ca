import type { CreationView } from "@vignette/domain/studio";
import { Button, Frame, StateBadge } from "@vignette/ui";
import { CircleCheck, LoaderCircle, OctagonX, PencilLine, RotateCcw } from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { kindNames, lengthOf } from "./creation-names.ts";
import { isVideo } from "./creation-scenes.ts";
import { CreationThumbnail } from "./creation-thumbnail.tsx";
import { useRetry } from "./use-retry.ts";

/** One creation on the wall: its first frame, its state, its name. A failed one can be tried again right here. */
export function CreationFrame({ creation }: { creation: CreationView }) {
  const navigate = useNavigate();
  const { retry, retrying } = useRetry(creation);
  const length = lengthOf(creation);
  const print = length ? [kindNames[creation.kind], length] : [kindNames[creation.kind]];
  return (
    <div className="flex flex-col gap-1.5">
      <Frame
        ratio={isVideo(creation) ? "9:16" : "4:5"}
        print={print}
        label={`${creation.name}, ${print.join(", ")}, ${words[creation.state]}`}
        onPress={() => navigate(paths.creation(creation.id))}
      >
        <CreationThumbnail creation={creation} />
      </Frame>
      <p className="truncate px-0.5 text-dense text-ink-2" title={creation.name}>
        {creation.name}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <CreationState creation={creation} />
        {creation.lineage?.placeholder && <span className="text-meta text-ink-3">Placeholder</span>}
      </p>
      {creation.state === "failed" && (
        <>
          <p className="line-clamp-3 px-0.5 text-dense text-failed">{creation.failure ?? "Something went wrong."}</p>
          <Button
            icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
            pending={retrying}
            pendingLabel="Starting…"
            onClick={retry}
          >
            Retry
          </Button>
        </>
      )}
    </div>
  );
}

function CreationState({ creation: { state, progress } }: { creation: CreationView }) {
  switch (state) {
    case "generating":
      return (
        <StateBadge tone="moving" edge="stripe" icon={<LoaderCircle aria-hidden />} tinted>
          <span className="tabular">{Math.round(progress * 100)} %</span>
        </StateBadge>
      );
    case "failed":
      return (
        <StateBadge tone="failed" edge="double-bar" icon={<OctagonX aria-hidden />} tinted>
          {words.failed}
        </StateBadge>
      );
    case "draft":
      return (
        <StateBadge tone="still" edge="dashed" icon={<PencilLine aria-hidden />}>
          {words.draft}
        </StateBadge>
      );
    case "ready":
      return (
        <StateBadge tone="done" edge="bar" icon={<CircleCheck aria-hidden />}>
          {words.ready}
        </StateBadge>
      );
  }
}

const words: Record<CreationView["state"], string> = {
  generating: "Being made",
  failed: "Failed",
  draft: "Draft",
  ready: "Exported",
};
