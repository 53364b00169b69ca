import type { BeatTimes, Scene } from "@vignette/composition";
import { type SceneInput, shownPart } from "@vignette/content";
import type { ShownFile } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { useEffect, useState } from "react";
import { FramingField } from "./framing-field.tsx";

type PieceFramingProps = {
  scene: Scene;
  time: BeatTimes | undefined;
  piece: ShownFile;
  file: SceneInput["shown"][number];
  blob: Blob | undefined;
  chosen: Pick<ShownFile, "focusX" | "focusY" | "fills">;
  onChange: (framing: Pick<ShownFile, "focusX" | "focusY" | "fills">) => void;
};

/** Which part of a clip of a video stays in view. Nothing where the scene does not show it. */
export function PieceFraming({ scene, time, piece, file, blob, chosen, onChange }: PieceFramingProps) {
  const url = useBlobUrl(blob);
  const part = shownPart(scene, { key: piece.key, size: file, time });
  if (!part || !url) return null;
  return (
    <FramingField legend={m.timeline_framing()} size={file} {...{ part, chosen, onChange }}>
      {file.type.startsWith("image/") ? (
        <img src={url} alt="" draggable={false} className="block size-full object-cover" />
      ) : (
        <video
          src={`${url}#t=${piece.trimMs / 1000}`}
          muted
          playsInline
          preload="metadata"
          className="block size-full"
        />
      )}
    </FramingField>
  );
}

/** An address of a file in this page; null until there is one. */
function useBlobUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
