import { postedMedia } from "@vignette/domain/assets";
import { type Repair, type RepairGround, repairOf, unrepairable } from "@vignette/domain/scheduling";
import { Button, Callout, ColorInput, Panel, Progress, RadioGroup } from "@vignette/ui";
import { useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import type { RepairPanelProps } from "../../../shared/repair-panel.tsx";
import { animatedText } from "../animated-sentence.ts";
import { CarouselDialog } from "../carousel/carousel-dialog.tsx";
import { slidesOfCarousel } from "../carousel/slides-of.ts";
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
  const slides = asset.files;
  const isCarousel = asset.type === "own-carousel";
  const needed = repairOf(targets, { slides });
  const filling = repairOf(targets, { slides, reshape: true });
  const mustChange = changesShape(needed);
  const mayChange = mustChange || changesShape(filling);
  const shape = chosen ?? (mustChange ? "blur" : "keep");
  const repair = shape === "keep" ? needed : filling;
  const tooLong = unrepairable(targets);
  const isMoving = useAnimated(asset.files[0]);
  const isNeeded = needed || mayChange || asset.isRepaired || tooLong !== null || isCarousel;
  if (!isNeeded && state.status === "idle") return null;
  const isRunning = state.status === "running";
  return (
    <Panel title={isCarousel ? "Your pictures" : "Your file"} action={isCarousel && <EditSlides asset={asset} />}>
      <div className="flex flex-col gap-4">
        {state.status === "failed" && <Callout tone="failed" alert title={state.sentence} />}
        {!needed && !isRunning && asset.isRepaired && <p>{keptText(isCarousel)}</p>}
        {!needed && !isRunning && !asset.isRepaired && isCarousel && (
          <p className="text-base text-ink-2">{asset.files.length} pictures, in the order in which they are posted.</p>
        )}
        {tooLong !== null && !isRunning && <Callout tone="doubt" title={tooLong} />}
        {isRunning && <Running state={state} onCancel={cancel} />}
        {state.status === "asking" && <ServerQuestion>{`This browser can't convert ${asset.name}.`}</ServerQuestion>}
        {!isRunning && state.status !== "asking" && (
          <>
            {mayChange && (
              <Shapes
                value={shape}
                mustChange={mustChange}
                media={isCarousel ? "slides" : postedMedia(asset)}
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
                  {repair.how === "slides" ? `Repair ${slidesLabel(repair.slides.length)}` : "Repair the file"}
                </Button>
              )}
              {asset.isRepaired && (
                <EarlierVersion id={asset.id} label={isCarousel ? "Restore the originals" : "Restore the original"} />
              )}
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

const changesShape = (repair: Repair | null): boolean =>
  repair !== null && repair.how !== "repack" && repair.changesShape;

const keptText = (isCarousel: boolean) =>
  isCarousel
    ? "Some of these images were repaired. Your originals are kept."
    : "This is the repaired file. Your original is kept.";

const slidesLabel = (count: number) => (count === 1 ? "1 slide" : `${count} slides`);

/** The order of the slides, and which there are. */
function EditSlides({ asset }: Pick<RepairPanelProps, "asset">) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change the slides</Button>
      {open && (
        <CarouselDialog
          projectId={asset.projectId}
          id={asset.id}
          slides={slidesOfCarousel(asset)}
          onClose={close}
          onSaved={close}
        />
      )}
    </>
  );
}

type ShapesProps = {
  value: Shape;
  mustChange: boolean;
  media: "video" | "photos" | "slides";
  onChange: (shape: Shape) => void;
};

const shapeLabels = {
  video: "Fill the screen (9:16) with",
  photos: "Fill the shape with",
  slides: "Give all slides the shape of the first with",
} as const;

function Shapes({ value, mustChange, media, onChange }: ShapesProps) {
  const keep = { value: "keep" as const, label: media === "slides" ? "Keep their shapes" : "Keep its shape" };
  const grounds = [
    { value: "blur" as const, label: "Blurred edges" },
    { value: "color" as const, label: "A color" },
    { value: "crop" as const, label: "Crop" },
  ];
  return (
    <RadioGroup
      label={shapeLabels[media]}
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
    return "We put it into a new MP4 without encoding it again. That takes seconds, and it stays just as sharp.";
  if (repair.how === "slides") {
    return `We redraw ${slidesLabel(repair.slides.length)} as JPEG in a size that the chosen accounts accept. Your originals are kept.`;
  }
  const size = `${repair.width}×${repair.height}`;
  return media === "video"
    ? `We convert it to ${size}, H.264, ${repair.frameRate} frames per second and the usual loudness. Your original is kept.`
    : `We redraw it as a JPEG of ${size}. Your original is kept.`;
}
