import { postedMedia } from "@vignette/domain/assets";
import { type Repair, type RepairGround, repairOf, unrepairable } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, Callout, ColorInput, Panel, Progress, RadioGroup } from "@vignette/ui";
import { useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import type { RepairPanelProps } from "../../../shared/repair-panel.tsx";
import { animatedText } from "../animated-sentence.ts";
import { CarouselDialog } from "../carousel/carousel-dialog.tsx";
import { slidesOfCarousel } from "../carousel/slides-of.ts";
import { EarlierVersion } from "../earlier-version.tsx";
import { tooLongWords } from "../too-long-words.ts";
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
    <Panel
      title={isCarousel ? m.assets_your_pictures() : m.assets_your_file()}
      action={isCarousel && <EditSlides asset={asset} />}
    >
      <div className="flex flex-col gap-4">
        {state.status === "failed" && <Callout tone="failed" alert title={state.sentence} />}
        {!needed && !isRunning && asset.isRepaired && <p>{keptText(isCarousel)}</p>}
        {!needed && !isRunning && !asset.isRepaired && isCarousel && (
          <p className="text-base text-ink-2">{m.assets_pictures_in_order({ count: asset.files.length })}</p>
        )}
        {tooLong !== null && !isRunning && <Callout tone="doubt" title={tooLongWords(tooLong)} />}
        {isRunning && <Running state={state} onCancel={cancel} />}
        {state.status === "asking" && <ServerQuestion>{m.assets_cant_convert({ name: asset.name })}</ServerQuestion>}
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
            {mayChange && shape === "color" && (
              <ColorInput label={m.assets_color_around_it()} value={color} onChange={setColor} />
            )}
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
                  {repair.how === "slides"
                    ? m.assets_repair_slides({ count: repair.slides.length })
                    : m.assets_repair_the_file()}
                </Button>
              )}
              {asset.isRepaired && (
                <EarlierVersion
                  id={asset.id}
                  label={isCarousel ? m.assets_restore_the_originals() : m.assets_restore_the_original()}
                />
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

const keptText = (isCarousel: boolean) => (isCarousel ? m.assets_images_repaired() : m.assets_file_repaired());

/** The order of the slides, and which there are. */
function EditSlides({ asset }: Pick<RepairPanelProps, "asset">) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.assets_change_the_slides()}</Button>
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
  video: m.assets_fill_video(),
  photos: m.assets_fill_photos(),
  slides: m.assets_fill_slides(),
} as const;

function Shapes({ value, mustChange, media, onChange }: ShapesProps) {
  const keep = {
    value: "keep" as const,
    label: media === "slides" ? m.assets_keep_their_shapes() : m.assets_keep_its_shape(),
  };
  const grounds = [
    { value: "blur" as const, label: m.assets_blurred_edges() },
    { value: "color" as const, label: m.assets_a_color() },
    { value: "crop" as const, label: m.assets_crop() },
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
  reading: m.assets_reading_your_file(),
  repairing: m.assets_repairing_it_here(),
  sending: m.assets_storing_the_result(),
  converting: m.assets_repairing_on_server(SERVER_COST),
} as const;

function Running({ state, onCancel }: { state: Extract<RepairState, { status: "running" }>; onCancel: () => void }) {
  return (
    <Progress
      label={steps[state.step]}
      value={state.step === "reading" ? null : state.share}
      action={
        <Button variant="quiet" onClick={onCancel}>
          {m.app_cancel()}
        </Button>
      }
    />
  );
}

function inWords(repair: Repair, media: "video" | "photos"): string {
  if (repair.how === "repack") return m.assets_repack_help();
  if (repair.how === "slides") return m.assets_redraw_slides_help({ count: repair.slides.length });
  const size = `${repair.width}×${repair.height}`;
  return media === "video" && repair.frameRate !== null
    ? m.assets_encode_video_help({ size, frameRate: repair.frameRate })
    : m.assets_encode_picture_help({ size });
}
