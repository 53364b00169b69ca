import type { CaptionLook } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, ColorInput, RadioGroup, Select } from "@vignette/ui";
import { useState } from "react";

type CaptionLookEditorProps = { look: CaptionLook | undefined; onChange: (look: CaptionLook | undefined) => void };

/** How the captions of a video differ from their style: where they lie, their size, colors and words on a page. */
export function CaptionLookEditor({ look = {}, onChange }: CaptionLookEditorProps) {
  const change = (part: { [Part in keyof CaptionLook]: CaptionLook[Part] | undefined }) => {
    const kept = Object.entries({ ...look, ...part }).filter(([, value]) => value !== undefined);
    onChange(kept.length > 0 ? Object.fromEntries(kept) : undefined);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <RadioGroup
          label={m.timeline_place()}
          inline
          options={places}
          value={places.find(({ at }) => at === look.place)?.value ?? null}
          onChange={(value) => change({ place: places.find((it) => it.value === value)?.at })}
        />
        <div className="w-48">
          <Select
            label={m.timeline_words_on_a_page()}
            options={wordCounts}
            value={look.wordsPerPage === undefined ? "style" : `${look.wordsPerPage}`}
            onChange={(value) => change({ wordsPerPage: value === "style" ? undefined : Number(value) })}
          />
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Slider
          label={m.timeline_height_in_the_frame()}
          value={Math.round((look.place ?? LOW) * 100)}
          range={[0, 100]}
          unit=" %"
          onChange={(percent) => change({ place: percent / 100 })}
        />
        <Slider
          label={m.timeline_size()}
          value={Math.round((look.size ?? 1) * 100)}
          range={[60, 160]}
          unit=" %"
          onChange={(percent) => change({ size: percent === 100 ? undefined : percent / 100 })}
        />
        <OwnColor
          label={m.timeline_words()}
          color={look.color}
          usual="#ffffff"
          onChange={(color) => change({ color: color ?? undefined })}
        />
        <OwnColor
          label={m.timeline_spoken_words()}
          color={look.accent}
          usual="#ffd92e"
          onChange={(accent) => change({ accent: accent ?? undefined })}
        />
        <OwnColor
          label={m.timeline_box_behind_the_words()}
          color={look.ground}
          usual="#15180e"
          takesNone
          onChange={(ground) => change({ ground })}
        />
      </div>
      {Object.keys(look).length > 0 && (
        <Button variant="quiet" onClick={() => onChange(undefined)}>
          {m.timeline_back_to_the_caption_style()}
        </Button>
      )}
    </div>
  );
}

/** Where most looks have captions: near the bottom of the area that no app covers. */
const LOW = 0.94;

const places = [
  { value: "style", label: m.timeline_as_the_look(), at: undefined },
  { value: "top", label: m.timeline_top(), at: 0 },
  { value: "middle", label: m.timeline_middle(), at: 0.5 },
  { value: "bottom", label: m.timeline_bottom(), at: 1 },
] as const;

const wordCounts = [
  { value: "style", label: m.timeline_as_the_style() },
  ...Array.from({ length: 8 }, (_, i) => ({ value: `${i + 1}`, label: m.timeline_word_count({ count: i + 1 }) })),
];

type SliderProps = {
  label: string;
  value: number;
  range: readonly [number, number];
  unit: string;
  onChange: (value: number) => void;
};

function Slider({ label, value, range: [min, max], unit, onChange }: SliderProps) {
  return (
    <label className="flex flex-col gap-1.5 text-base font-semibold">
      <span className="flex justify-between">
        {label}
        <span className="tabular text-meta font-normal text-ink-3">
          {value}
          {unit}
        </span>
      </span>
      <input
        type="range"
        {...{ min, max, value }}
        step={1}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-6 w-full cursor-pointer accent-ink pointer-coarse:min-h-11"
      />
    </label>
  );
}

type OwnColorProps = {
  label: string;
  /** null: none at all; undefined: as the style has it. */
  color: string | null | undefined;
  /** The color to begin with. */
  usual: string;
  takesNone?: boolean;
  onChange: (color: string | null | undefined) => void;
};

/** A color that replaces that of the style, once it is switched on. */
function OwnColor({ label, color, usual, takesNone = false, onChange }: OwnColorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const choice = color === undefined ? "style" : color === null ? "none" : "own";
  const options = [
    { value: "style", label: m.timeline_as_the_style() },
    ...(takesNone ? [{ value: "none", label: m.timeline_none() }] : []),
    { value: "own", label: m.timeline_own_color() },
  ];
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={label}
        inline
        options={options}
        value={choice}
        onChange={(next) => onChange(next === "own" ? usual : next === "none" ? null : undefined)}
      />
      {typeof color === "string" && (
        <ColorInput
          label={m.timeline_color_of({ label })}
          labelHidden
          value={typed ?? color}
          onChange={(next) => {
            const isWhole = /^#[0-9a-f]{6}$/i.test(next);
            setTyped(isWhole ? null : next);
            if (isWhole) onChange(next);
          }}
        />
      )}
    </div>
  );
}
