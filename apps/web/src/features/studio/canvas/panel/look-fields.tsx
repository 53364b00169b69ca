import type { Clip, Scene } from "@vignette/composition";
import { enters, type Face, faceNames, faces, leaves, type TextLook } from "@vignette/domain/studio";
import { IconButton, Select, type SelectOption, Tooltip } from "@vignette/ui";
import { CaseUpper, TextAlignCenter, TextAlignEnd, TextAlignStart } from "@vignette/ui/icons";
import { ColorChoice } from "./color-choice.tsx";

type LookFieldsProps = {
  clip: Extract<Clip, { kind: "text" }>;
  scene: Pick<Scene, "palette" | "fonts">;
  /** Pictures do not move. */
  moves: boolean;
  onChange: (look: TextLook) => void;
};

/** The look of one text: typeface, weight, colors, outline, alignment, case, and how it arrives and leaves. */
export function LookFields({ clip, scene, moves, onChange }: LookFieldsProps) {
  const face = clip.face === "title" || clip.face === "body" ? (scene.fonts?.[clip.face] ?? "native") : clip.face;
  const { palette } = scene;
  const { textBox, stroke } = clip;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-2">
        <Select label="Typeface" options={FACES} value={face} onChange={(next) => onChange({ face: next })} />
        <Select
          label="Weight"
          options={WEIGHTS[face] ?? EVERY_WEIGHT}
          value={nearestWeight(clip.weight, WEIGHTS[face] ?? EVERY_WEIGHT)}
          onChange={(weight) => onChange({ weight: Number(weight) })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {ALIGNMENTS.map(({ align, label, icon: Icon }) => (
          <Tooltip key={align} label={label}>
            <IconButton
              label={label}
              pressed={clip.align === align}
              icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => onChange({ align })}
            />
          </Tooltip>
        ))}
        <Tooltip label="Capitals">
          <IconButton
            label="Capitals"
            pressed={clip.caps === true}
            icon={<CaseUpper size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange({ caps: clip.caps !== true })}
          />
        </Tooltip>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <ColorChoice
          label="Color"
          {...{ palette }}
          value={clip.color}
          onChange={(color) => color && onChange({ color })}
        />
        <ColorChoice
          label="Background"
          hasNone
          {...{ palette }}
          value={textBox?.color ?? null}
          onChange={(color) =>
            onChange({ ground: color === null ? null : { shape: textBox?.shape ?? "lines", color } })
          }
        />
        <ColorChoice
          label="Outline"
          hasNone
          {...{ palette }}
          value={stroke?.color ?? null}
          onChange={(color) => onChange({ outline: color === null ? null : { color, width: outlineOf(clip) } })}
        />
      </div>
      {moves && (
        <div className="grid grid-cols-2 gap-2">
          <Select label="Arrives" options={ENTERS} value={clip.motion} onChange={(enter) => onChange({ enter })} />
          <Select label="Leaves" options={LEAVES} value={leaveOf(clip)} onChange={(leave) => onChange({ leave })} />
        </div>
      )}
    </>
  );
}

/** The width that an outline has, or usually has, as a share of the letters. */
const outlineOf = ({ stroke, size }: LookFieldsProps["clip"]) =>
  stroke && stroke.width > 0 ? Math.min(0.5, stroke.width / size) : 0.09;

function leaveOf({ keyframes }: LookFieldsProps["clip"]): NonNullable<TextLook["leave"]> {
  if (keyframes?.opacity?.at(-1)?.value !== 0) return "cut";
  return keyframes.y ? "sink" : keyframes.scale ? "shrink" : "fade";
}

const FACES: SelectOption<Face>[] = faces.map((value) => ({ value, label: faceNames[value] }));

const weight = (value: string, label: string) => ({ value, label });
const EVERY_WEIGHT = [
  weight("400", "Regular"),
  weight("500", "Medium"),
  weight("600", "Semibold"),
  weight("700", "Bold"),
  weight("800", "Extra bold"),
  weight("900", "Black"),
];
/** Faces that are not cut in every weight. */
const WEIGHTS: Partial<Record<Face, typeof EVERY_WEIGHT>> = {
  punch: [weight("400", "Regular")],
  block: [weight("400", "Regular")],
  hand: [weight("400", "Regular")],
  type: [weight("400", "Regular"), weight("700", "Bold")],
  note: EVERY_WEIGHT.slice(0, 4),
  edit: EVERY_WEIGHT.slice(0, 4),
};

const nearestWeight = (of: number, options: typeof EVERY_WEIGHT) =>
  options.reduce(
    (best, { value }) => (Math.abs(Number(value) - of) < Math.abs(Number(best) - of) ? value : best),
    options[0]?.value ?? "400",
  );

const ALIGNMENTS = [
  { align: "left", label: "Align left", icon: TextAlignStart },
  { align: "center", label: "Align center", icon: TextAlignCenter },
  { align: "right", label: "Align right", icon: TextAlignEnd },
] as const;

export const ENTER_NAMES: Record<NonNullable<TextLook["enter"]>, string> = {
  cut: "At once",
  pop: "Pops up",
  rise: "Rises",
  slam: "Slams in",
  sweep: "Is uncovered",
  type: "Is typed",
};

export const LEAVE_NAMES: Record<NonNullable<TextLook["leave"]>, string> = {
  cut: "At once",
  fade: "Fades",
  sink: "Sinks",
  shrink: "Shrinks",
};

const ENTERS = enters.map((value) => ({ value, label: ENTER_NAMES[value] }));
const LEAVES = leaves.map((value) => ({ value, label: LEAVE_NAMES[value] }));
