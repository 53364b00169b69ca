import type { Scene } from "@vignette/composition";
import { type CanvasColor, paletteRoles } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { Ban } from "@vignette/ui/icons";
import { useId } from "react";

type ColorChoiceProps = {
  label: string;
  /** null: none, where that can be chosen. */
  value: CanvasColor | null;
  palette: Scene["palette"];
  /** Offers no color at all. */
  hasNone?: boolean;
  onChange: (color: CanvasColor | null) => void;
};

/** One of the brand's colors, which follow the brand, or any other. */
export function ColorChoice({ label, value, palette, hasNone = false, onChange }: ColorChoiceProps) {
  const id = useId();
  // Roles with the same color look like one swatch twice.
  const roles = paletteRoles.filter((role, i) => paletteRoles.findIndex((it) => palette[it] === palette[role]) === i);
  const hex = value === null ? null : value.startsWith("#") ? value : palette[value as keyof Scene["palette"]];
  const isOwn = hex !== null && !roles.some((role) => palette[role] === hex);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="text-base font-semibold text-ink">
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row with its legend above */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-1.5">
        {hasNone && (
          <button
            type="button"
            aria-label={m.canvas_none()}
            aria-pressed={value === null}
            onClick={() => onChange(null)}
            className={swatch}
          >
            <Ban size={16} strokeWidth={1.75} aria-hidden className="text-ink-2" />
          </button>
        )}
        {roles.map((role) => (
          <button
            key={role}
            type="button"
            aria-label={names[role]}
            aria-pressed={hex === palette[role]}
            onClick={() => onChange(role)}
            className={swatch}
            style={{ background: palette[role] }}
          />
        ))}
        <label
          className={classNames(swatch, "relative overflow-hidden")}
          data-own={isOwn}
          style={{ background: isOwn ? hex : RAINBOW }}
        >
          <span className="sr-only">{m.canvas_another_color({ label })}</span>
          <input
            type="color"
            value={hex ?? "#ffffff"}
            onChange={(event) => onChange(event.target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
    </div>
  );
}

const swatch =
  "flex size-7 cursor-pointer items-center justify-center rounded-chip border border-edge outline-offset-1 aria-pressed:outline-2 aria-pressed:outline-mark data-[own=true]:outline-2 data-[own=true]:outline-mark pointer-coarse:size-10";

/** Says that any color can be picked. */
const RAINBOW = "conic-gradient(#e33, #ee3, #3c3, #3cc, #33e, #c3c, #e33)";

const names: Record<(typeof paletteRoles)[number], string> = {
  bg: m.canvas_brand_ground(),
  on: m.canvas_text_on_the_ground(),
  accent: m.canvas_brand_accent(),
  onAccent: m.canvas_text_on_the_accent(),
  ink: m.canvas_dark(),
  paper: m.canvas_light(),
};
