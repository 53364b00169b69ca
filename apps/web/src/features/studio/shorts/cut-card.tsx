import type { SpokenWord } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Checkbox, classNames, TextInput } from "@vignette/ui";
import { Play } from "@vignette/ui/icons";
import { useId, useRef } from "react";
import { clock } from "../../../shared/clock.ts";
import { CropField, CropShade } from "./crop-field.tsx";
import { type EditedCut, faultOf, moved, timesOf } from "./cut-edits.ts";
import { isWide } from "./speaker-place.ts";

type CutCardProps = {
  cut: EditedCut;
  number: number;
  words: readonly SpokenWord[];
  /** Its size is in pixels. */
  clip: { url: string; durationMs: number; width: number; height: number };
  onChange: (cut: EditedCut) => void;
};

/** One suggested short: its part of the clip to watch, its hook, and its ends, which move by words. */
export function CutCard({ cut, number, words, clip, onChange }: CutCardProps) {
  const video = useRef<HTMLVideoElement>(null);
  const heading = useId();
  const { fromMs, toMs } = timesOf(cut, words);
  const fault = faultOf(cut, words, clip.durationMs);

  function play() {
    const player = video.current;
    if (!player) return;
    player.currentTime = fromMs / 1000;
    void player.play().catch(() => undefined);
  }

  return (
    <li
      aria-labelledby={heading}
      className="flex min-w-0 gap-4 rounded-panel border border-line bg-surface p-4 max-sm:flex-col"
    >
      <div className="flex shrink-0 flex-col gap-2 max-sm:items-start">
        <span className="relative w-fit max-w-full">
          {/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside it */}
          <video
            ref={video}
            src={`${clip.url}#t=${fromMs / 1000}`}
            preload="metadata"
            playsInline
            aria-label={m.create_part_of_the_clip({ number })}
            onTimeUpdate={({ currentTarget }) => {
              if (currentTarget.currentTime * 1000 >= toMs) currentTarget.pause();
            }}
            style={{ aspectRatio: clip.width / clip.height }}
            className={classNames(
              "block rounded-frame bg-sunken",
              clip.width > clip.height ? "w-56 max-w-full" : "w-36",
            )}
          />
          {isWide(clip) && <CropShade clip={clip} focusX={cut.focusX} />}
        </span>
        {isWide(clip) && (
          <CropField {...{ clip, number }} focusX={cut.focusX} onChange={(focusX) => onChange({ ...cut, focusX })} />
        )}
        <Button icon={<Play size={16} strokeWidth={1.75} aria-hidden />} onClick={play}>
          {m.app_play()}
        </Button>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h3 id={heading} className="tabular text-dense font-semibold text-ink-2">
          {m.create_from_to({ from: clock(fromMs), to: clock(toMs), seconds: Math.round((toMs - fromMs) / 1000) })}
        </h3>
        <TextInput
          label={<Numbered number={number}>{m.create_hook()}</Numbered>}
          value={cut.hook}
          maxLength={200}
          hint={cut.reason}
          onChange={(hook) => onChange({ ...cut, hook })}
        />
        <p className="line-clamp-4 text-dense text-ink-2">
          {words
            .slice(cut.from, cut.to)
            .map(({ text }) => text)
            .join(" ")}
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <End
            label={m.create_begins()}
            earlier={m.create_begins_earlier({ number })}
            later={m.create_begins_later({ number })}
            onMove={(by) => onChange(moved(cut, "from", by, words.length))}
          />
          <End
            label={m.create_ends()}
            earlier={m.create_ends_earlier({ number })}
            later={m.create_ends_later({ number })}
            onMove={(by) => onChange(moved(cut, "to", by, words.length))}
          />
        </div>
        {fault && (
          <p role="alert" className="text-dense font-medium text-failed">
            {fault}
          </p>
        )}
        <Checkbox
          label={<Numbered number={number}>{m.create_make_this_short()}</Numbered>}
          checked={cut.isTaken}
          onChange={(isTaken) => onChange({ ...cut, isTaken })}
        />
      </div>
    </li>
  );
}

/** Only assistive technology hears the number with each field. */
const Numbered = ({ number, children }: { number: number; children: string }) => (
  <>
    {children}
    <span className="sr-only">{m.create_part({ number })}</span>
  </>
);

type EndProps = { label: string; earlier: string; later: string; onMove: (by: number) => void };

function End({ label, earlier, later, onMove }: EndProps) {
  return (
    <div className="flex items-center gap-2 text-dense text-ink-2">
      <span className="w-12">{label}</span>
      <Button aria-label={earlier} onClick={() => onMove(-1)}>
        {m.create_earlier()}
      </Button>
      <Button aria-label={later} onClick={() => onMove(1)}>
        {m.create_later()}
      </Button>
    </div>
  );
}
