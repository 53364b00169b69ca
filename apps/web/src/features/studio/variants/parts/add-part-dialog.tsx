import type { VariantPlace } from "@vignette/domain/studio";
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
    library: { label: "Hook library", panel: <LibraryHooks {...choice} /> },
    write: { label: "Write", panel: <WrittenLines {...choice} /> },
    others: { label: "Other videos", panel: <OtherVideos {...choice} /> },
  };
  const { one, many } = placeLabels[place];
  const taken = chosen.slice(0, room);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={`Add ${many.toLowerCase()}`}
      description={hasSpeaker ? spokenDescriptions[place] : descriptions[place]}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={taken.length === 0}
            onClick={() => {
              onAdd(taken);
              onClose();
            }}
          >
            Add {taken.length > 1 ? `${taken.length} ${many.toLowerCase()}` : one}
          </Button>
        </>
      }
    >
      {offered.length === 1 ? (
        panels[offered[0] ?? "others"].panel
      ) : (
        <Tabs
          label={`Where the ${one} comes from`}
          value={way}
          onChange={(next) => {
            setWay(next);
            setChosen([]);
          }}
          tabs={offered.map((value) => ({ value, ...panels[value] }))}
        />
      )}
      {chosen.length > room && <p className="text-dense text-doubt">Only {room} more fit: the first ones are taken.</p>}
    </Dialog>
  );
}

const descriptions: Record<VariantPlace, string> = {
  hook: "Each stands in front of every body, over the picture this video begins with.",
  body: "The middle of another finished video of this project, cut out as it is.",
  ending: "Each closes every video, over the picture this one ends with.",
};

/** A speaker was filmed, or made, with the lines of the video: other words are heard over a picture. */
const spokenDescriptions: Record<VariantPlace, string> = {
  ...descriptions,
  hook: "The voice says a new hook over a picture, because the speaker was filmed with the old one. To see the speaker, choose a hook from another video.",
  ending:
    "The voice says a new ending over a picture, because the speaker was filmed with the old one. To see the speaker, choose an ending from another video.",
};
