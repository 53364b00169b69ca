import { postedMedia } from "@vignette/domain/assets";
import { type Repair, type RepairGround, repairOf, unrepairable } from "@vignette/domain/scheduling";
import { Button, Callout, ColorInput, Panel, Progress, RadioGroup } from "@vignette/ui";
import { useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import type { RepairPanelProps } from "../../../shared/repair-panel.tsx";
import { animatedText } from "../animated-sentence.ts";
import { EarlierVersion } from "../earlier-version.tsx";
import { SERVER_COST } from "../uploads/server-consent.ts";
import { ServerQuestion } from "../uploads/server-question.tsx";
import { useAnimated } from "../use-animated.ts";
import { type RepairState, useRepair } from "./use-repair.ts";

type Shape = "keep" | RepairGround;

/** What is wrong with the file of an upload for its targets, and the press that repairs it. Nothing if nothing is. */
export function RepairPanel({ asset, targets }: RepairPanelProps) {
  const online = useOnline();
  const [chosen, setChosen] = useState<Shape | null>(null);
  const [color, setColor] = useState("#15180e");
  const { state, start, cancel } = useRepair();
  const needed = repairOf(targets);
  const filling = repairOf(targets, { reshape: true });
  const mustChange = needed?.how === "encode" && needed.changesShape;
  const mayChange = mustChange || (filling?.how === "encode" && filling.changesShape);
  const shape = chosen ?? (mustChange ? "blur" : "keep");
  const repair = shape === "keep" ? needed : filling;
  const tooLong = unrepairable(targets);
  const isMoving = useAnimated(asset.files[0]);
  if (!needed && !mayChange && !asset.isRepaired && tooLong === null && state.status === "idle") return null;
  const isRunning = state.status === "running";
  return (
    <Panel title="Your file">
      <div className="flex flex-col gap-4">
        {state.status === "failed" && <Callout tone="failed" alert title={state.sentence} />}
        {!needed && !isRunning && asset.isRepaired && <p>This is the repaired file. Your original is kept.</p>}
        {tooLong !== null && !isRunning && <Callout tone="doubt" title={tooLong} />}
        {isRunning && <Running state={state} onCancel={cancel} />}
        {state.status === "asking" && <ServerQuestion>{`This browser can't draw ${asset.name} anew.`}</ServerQuestion>}
        {!isRunning && state.status !== "asking" && (
          <>
            {mayChange && (
              <Shapes
                value={shape}
                mustChange={mustChange}
                isVideo={postedMedia(asset) === "video"}
                onChange={setChosen}
              />
            )}
            {mayChange && shape === "color" && <ColorInput label="Color around it" value={color} onChange={setColor} />}
            {isMoving && <p className="text-base text-ink-2">{animatedText(asset.name)}</p>}
            {repair && <p className="text-base text-ink-2">{inWords(repair, postedMedia(asset))}</p>}
            <div className="flex flex-wrap gap-2">
              {repair && (
                <Button
                  disabled={!online}
                  onClick={() => {
                    const ground = shape === "keep" ? "crop" : shape;
                    start({
                      asset,
                      repair,
                      look: { ground, color: /^#[0-9a-f]{6}$/i.test(color) ? color : "#15180e" },
                    });
                  }}
                >
                  Repair the file
                </Button>
              )}
              {asset.isRepaired && <EarlierVersion id={asset.id} label="Restore the original" />}
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

type ShapesProps = { value: Shape; mustChange: boolean; isVideo: boolean; onChange: (shape: Shape) => void };

function Shapes({ value, mustChange, isVideo, onChange }: ShapesProps) {
  const keep = { value: "keep" as const, label: "Keep its shape" };
  const grounds = [
    { value: "blur" as const, label: "Blurred edges" },
    { value: "color" as const, label: "A color" },
    { value: "crop" as const, label: "Crop" },
  ];
  return (
    <RadioGroup
      label={isVideo ? "Fill the screen (9:16) with" : "Fill the shape with"}
      inline
      options={mustChange ? grounds : [keep, ...grounds]}
      value={value}
      onChange={onChange}
    />
  );
}

const steps = {
  reading: "Reading your file",
  repairing: "Repairing it here",
  sending: "Storing the result",
  converting: `Repairing it on our server, ${SERVER_COST}`,
} as const;

function Running({ state, onCancel }: { state: Extract<RepairState, { status: "running" }>; onCancel: () => void }) {
  return (
    <Progress
      label={steps[state.step]}
      value={state.step === "reading" ? null : state.share}
      action={
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  );
}

function inWords(repair: Repair, media: "video" | "photos"): string {
  if (repair.how === "repack")
    return "We put it into a new MP4. Nothing is encoded again, so it stays as sharp as it is and takes seconds.";
  const size = `${repair.width}×${repair.height}`;
  return media === "video"
    ? `We draw it anew in ${size}, H.264, ${repair.frameRate} frames a second and the usual loudness. Your original stays.`
    : `We draw it anew as a JPEG of ${size}. Your original stays.`;
}
