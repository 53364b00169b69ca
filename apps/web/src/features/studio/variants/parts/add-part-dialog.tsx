import type { VariantPlace } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Dialog, Tabs } from "@vignette/ui";
import { useState } from "react";
import { LibraryHooks } from "./library-hooks.tsx";
import { OtherVideos } from "./other-videos.tsx";
import type { PartChoice, PartFrom } from "./part-choice.ts";
import { placeLabels } from "./place-labels.ts";
import { WrittenLines } from "./written-lines.tsx";

type AddPartDialogProps = Omit<PartChoice, "chosen" | "onChoose"> & {
  /** A person speaks in the video. */
  hasSpeaker: boolean;
  /** How many more parts may be added. */
  room: number;
  onAdd: (froms: readonly PartFrom[]) => void;
  onClose: () => void;
};

type Way = "library" | "write" | "others";
const ways: Record<VariantPlace, readonly Way[]> = {
  hook: ["library", "write", "others"],
  body: ["others"],
  ending: ["write", "others"],
};

/** Adds parts for a place: hooks of the library, written lines, or the same place of other videos. */
export function AddPartDialog({ room, hasSpeaker, onAdd, onClose, ...props }: AddPartDialogProps) {
  const { place } = props;
  const offered = ways[place];
  const [way, setWay] = useState<Way>(offered[0] ?? "others");
  const [chosen, setChosen] = useState<readonly PartFrom[]>([]);
  const choice = { ...props, chosen, onChoose: setChosen };
  const panels = {
    library: { label: m.app_hook_library(), panel: <LibraryHooks {...choice} /> },
    write: { label: m.variants_write(), panel: <WrittenLines {...choice} /> },
    others: { label: m.variants_other_videos(), panel: <OtherVideos {...choice} /> },
  };
  const labels = placeLabels[place];
  const taken = chosen.slice(0, room);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={labels.addMany}
      description={hasSpeaker ? spokenDescriptions[place] : descriptions[place]}
      actions={
        <>
          <Button onClick={onClose}>{m.app_cancel()}</Button>
          <Button
            variant="primary"
            disabled={taken.length === 0}
            onClick={() => {
              onAdd(taken);
              onClose();
            }}
          >
            {labels.add({ count: Math.max(1, taken.length) })}
          </Button>
        </>
      }
    >
      {offered.length === 1 ? (
        panels[offered[0] ?? "others"].panel
      ) : (
        <Tabs
          label={labels.comesFrom}
          value={way}
          onChange={(next) => {
            setWay(next);
            setChosen([]);
          }}
          tabs={offered.map((value) => ({ value, ...panels[value] }))}
        />
      )}
      {chosen.length > room && <p className="text-dense text-doubt">{m.variants_only_more_fit({ room })}</p>}
    </Dialog>
  );
}

const descriptions: Record<VariantPlace, string> = {
  hook: m.variants_hook_description(),
  body: m.variants_body_description(),
  ending: m.variants_ending_description(),
};

/** A speaker was filmed, or made, with the lines of the video: other words are heard over a picture. */
const spokenDescriptions: Record<VariantPlace, string> = {
  ...descriptions,
  hook: m.variants_hook_spoken_description(),
  ending: m.variants_ending_spoken_description(),
};
