import type { LibraryAsset } from "@vignette/domain/assets";
import { replacePieces, type ShownFile } from "@vignette/domain/studio";
import { useState } from "react";
import { AssetPicker } from "../../../shared/asset-picker.tsx";
import { select } from "../selection.ts";
import type { TimelineProps } from "./timeline-props.ts";

/** Where files go: in place of `count` clips of a beat, from `at` on. 0 adds them, and the beat makes room. */
export type ClipPlace = { beatId: string; at: number; count: number };

/** Files of one choice. Our own choice. */
const MOST = 10;

/** The dialog that puts files of the library into a beat. */
export function useAddClip({ projectId, edit }: Pick<TimelineProps, "projectId" | "edit">) {
  const [place, setPlace] = useState<ClipPlace | null>(null);
  function add(items: readonly LibraryAsset[]) {
    const files = items.flatMap(shownFrom);
    if (!place || files.length === 0) return;
    const { beatId, at, count } = place;
    if (count === 0) {
      edit.addPieces(
        { beatId, index: at },
        files,
        items.flatMap((item) => item.files.slice(0, 1)),
      );
      return;
    }
    if (edit.beat(beatId, (beat) => replacePieces(beat, at, count, files), "replace"))
      select({ kind: "piece", beatId, index: at });
  }
  const dialog = (
    <AssetPicker
      projectId={projectId}
      open={place !== null}
      onOpenChange={(isOpen) => !isOpen && setPlace(null)}
      kinds={["video", "image"]}
      stock={{ words: "" }}
      max={place?.count === 0 ? MOST : 1}
      onChoose={add}
    />
  );
  return { open: setPlace, dialog };
}

function shownFrom({ origin, id, files: [first] }: LibraryAsset): ShownFile[] {
  return first ? [{ origin, id, key: first.key, trimMs: 0 }] : [];
}
