import type { Clip, Scene } from "@vignette/composition";
import { enters, leaves, type TextLook } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { IconButton, Select, Tooltip } from "@vignette/ui";
import { CaseUpper, TextAlignCenter, TextAlignEnd, TextAlignStart } from "@vignette/ui/icons";
import { TypefaceSelect } from "../../fonts/typeface-select.tsx";
import { useProjectFonts } from "../../fonts/use-project-fonts.ts";
import { nearestWeight, weightsOf } from "../../fonts/weights-of.ts";
import { ColorChoice } from "./color-choice.tsx";

type LookFieldsProps = {
  projectId: string;
  clip: Extract<Clip, { kind: "text" }>;
  scene: Pick<Scene, "palette" | "fonts">;
  /** Pictures do not move. */
  moves: boolean;
  onChange: (look: TextLook) => void;
};

/** The look of one text: typeface, weight, colors, outline, alignment, case, and how it arrives and leaves. */
export function LookFields({ projectId, clip, scene, moves, onChange }: LookFieldsProps) {
  const face = clip.face === "title" || clip.face === "body" ? (scene.fonts?.[clip.face] ?? "native") : clip.face;
  const fonts = useProjectFonts(projectId);
  const weights = weightsOf(face, fonts);
  const { palette } = scene;
  const { textBox, stroke } = clip;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-2">
        <TypefaceSelect
          label={m.canvas_typeface()}
          fonts={fonts}
          value={face}
          onChange={(next) => onChange({ face: next })}
        />
        <Select
          label={m.canvas_weight()}
          options={weights}
          value={nearestWeight(clip.weight, weights)}
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
        <Tooltip label={m.canvas_capitals()}>
          <IconButton
            label={m.canvas_capitals()}
            pressed={clip.caps === true}
            icon={<CaseUpper size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange({ caps: clip.caps !== true })}
          />
        </Tooltip>
      </div>
      <div className="grid gap-3 @md:grid-cols-3">
        <ColorChoice
          label={m.canvas_color()}
          {...{ palette }}
          value={clip.color}
          onChange={(color) => color && onChange({ color })}
        />
        <ColorChoice
          label={m.canvas_background()}
          hasNone
          {...{ palette }}
          value={textBox?.color ?? null}
          onChange={(color) =>
            onChange({ ground: color === null ? null : { shape: textBox?.shape ?? "lines", color } })
          }
        />
        <ColorChoice
          label={m.canvas_outline()}
          hasNone
          {...{ palette }}
          value={stroke?.color ?? null}
          onChange={(color) => onChange({ outline: color === null ? null : { color, width: outlineOf(clip) } })}
        />
      </div>
      {moves && (
        <div className="grid grid-cols-2 gap-2">
          <Select
            label={m.canvas_arrives()}
            options={ENTERS}
            value={clip.motion}
            onChange={(enter) => onChange({ enter })}
          />
          <Select
            label={m.canvas_leaves()}
            options={LEAVES}
            value={leaveOf(clip)}
            onChange={(leave) => onChange({ leave })}
          />
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

const ALIGNMENTS = [
  { align: "left", label: m.canvas_align_left(), icon: TextAlignStart },
  { align: "center", label: m.canvas_align_center(), icon: TextAlignCenter },
  { align: "right", label: m.canvas_align_right(), icon: TextAlignEnd },
] as const;

export const ENTER_NAMES: Record<NonNullable<TextLook["enter"]>, string> = {
  cut: m.canvas_at_once(),
  pop: m.canvas_pops_up(),
  rise: m.canvas_rises(),
  slam: m.canvas_slams_in(),
  sweep: m.canvas_is_uncovered(),
  type: m.canvas_is_typed(),
};

export const LEAVE_NAMES: Record<NonNullable<TextLook["leave"]>, string> = {
  cut: m.canvas_at_once(),
  fade: m.canvas_fades(),
  sink: m.canvas_sinks(),
  shrink: m.canvas_shrinks(),
};

const ENTERS = enters.map((value) => ({ value, label: ENTER_NAMES[value] }));
const LEAVES = leaves.map((value) => ({ value, label: LEAVE_NAMES[value] }));
