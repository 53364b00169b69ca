import { countedAs } from "@vignette/domain/assets";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Frame, IconButton } from "@vignette/ui";
import { Highlighter, RotateCcw, X } from "@vignette/ui/icons";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { useAssetState } from "../../../shared/state/asset-state.tsx";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";
import { lengthLabel } from "../creation-labels.ts";
import { useRetry } from "../generation/use-retry.ts";
import { whyFailed } from "../generation/why-failed.ts";
import { CreationState, creationStateLabel } from "./creation-state.tsx";
import { CreationThumbnail } from "./creation-thumbnail.tsx";
import { useSwipe } from "./use-swipe.ts";

/** The state of a frame on a sheet, where frames are picked and rejected. */
export type FrameMarks = {
  picked: boolean;
  /** Whether its preview was started with Space. Hovering starts it as well. */
  playing: boolean;
  onPick: () => void;
  onReject: () => void;
};

/** One creation: first frame, state and name. It can be opened, retried and, with `marks`, picked or rejected. */
export function CreationFrame({ creation, marks }: { creation: CreationView; marks?: FrameMarks }) {
  const navigate = useNavigate();
  const [pointed, setPointed] = useState(false);
  const swipe = useSwipe({ right: () => marks?.onPick(), left: () => marks?.onReject() });
  const length = lengthLabel(creation);
  const standIn = creation.lineage?.placeholder ? [m.studio_placeholder()] : [];
  const print = [kindNames[creation.kind], ...(length ? [length] : []), lookOf(creation), ...standIn];
  const picked = marks?.picked === true;
  const posted = useAssetState(creation.projectId, creation.assetId);
  const stateLabel = creationStateLabel(creation.state, posted);
  const state = picked ? m.studio_picked_state({ state: stateLabel }) : stateLabel;
  return (
    <div
      data-frame={creation.id}
      className="flex touch-pan-y flex-col gap-1.5"
      onPointerEnter={(event) => setPointed(event.pointerType === "mouse" && !wantsStillness())}
      onPointerLeave={() => setPointed(false)}
      {...swipe}
    >
      <Frame
        ratio={countedAs(creation.kind) === "videos" ? "9:16" : "4:5"}
        print={print}
        label={`${creation.name}, ${print.join(", ")}, ${state}`}
        {...(marks && { picked })}
        onPress={() => navigate(paths.creation(creation.id))}
      >
        <CreationThumbnail creation={creation} plays={marks?.playing || pointed} />
      </Frame>
      <p className="truncate px-0.5 text-dense text-ink-2" title={creation.name}>
        {creation.name}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <CreationState creation={creation} posted={posted} />
        {marks && <MarkButtons name={creation.name} {...marks} />}
      </div>
      {creation.state === "failed" && <Failure creation={creation} {...(marks && { onDrop: marks.onReject })} />}
    </div>
  );
}

function MarkButtons({ name, picked, onPick, onReject }: FrameMarks & { name: string }) {
  return (
    <span className="flex items-center">
      <IconButton
        label={m.studio_pick({ name })}
        pressed={picked}
        icon={<Highlighter size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onPick}
      />
      <IconButton
        label={m.studio_reject({ name })}
        icon={<X size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onReject}
      />
    </span>
  );
}

/** With reduced motion, hovering does not start a preview; Space does. */
const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Why a creation failed, and a retry. */
function Failure({ creation, onDrop }: { creation: CreationView; onDrop?: () => void }) {
  const { retry, retrying } = useRetry(creation);
  return (
    <>
      <p className="line-clamp-3 px-0.5 text-dense text-failed">{whyFailed(creation)}</p>
      <div className="flex flex-wrap gap-1">
        <Button
          icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
          pending={retrying}
          pendingLabel={m.studio_starting()}
          onClick={retry}
        >
          {m.studio_retry()}
        </Button>
        {onDrop && (
          <Button variant="quiet" onClick={onDrop}>
            {m.studio_drop()}
          </Button>
        )}
      </div>
    </>
  );
}

/** The name of its template. */
function lookOf({ kind, style }: CreationView): string {
  return nameOfLook(kind, style.template);
}
