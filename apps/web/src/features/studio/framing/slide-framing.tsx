import type { Scene } from "@vignette/composition";
import { type SceneInput, type ScriptAndStyle, shownPart } from "@vignette/content";
import type { ShownFile } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { useEffect, useRef } from "react";
import type { Pictures } from "../media/media.ts";
import { FramingField } from "./framing-field.tsx";

type SlideFramingProps = {
  scene: Scene;
  /** The beats that the scene shows. */
  beats: ScriptAndStyle["script"]["beats"];
  shown: SceneInput["shown"];
  pictures: Pictures;
  onChange: (beatId: string, framing: Pick<ShownFile, "focusX" | "focusY" | "fills">) => void;
};

/** Which part of each photo of the user's on a picture stays in view. */
export function SlideFraming({ scene, beats, shown, pictures, onChange }: SlideFramingProps) {
  return beats.map(({ id, shows }) => {
    const file = shown.find(({ key }) => key === shows?.key);
    const picture = shows && pictures.get(shows.key);
    const part = shows && file && shownPart(scene, { key: shows.key, size: file });
    if (!file || !picture || !part) return null;
    return (
      <FramingField
        key={id}
        legend={m.timeline_framing()}
        size={file}
        {...{ part, chosen: shows }}
        onChange={(framing) => onChange(id, framing)}
      >
        <Drawn bitmap={picture.source} />
      </FramingField>
    );
  });
}

/** Width of the drawing, in px: that of the field on a screen of double density. */
const WIDTH = 448;

function Drawn({ bitmap }: { bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((WIDTH * bitmap.height) / bitmap.width);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(bitmap, 0, 0, WIDTH, height);
  }, [bitmap, height]);
  return <canvas ref={canvas} width={WIDTH} height={height} className="block size-full" />;
}
