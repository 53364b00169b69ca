import { ColorInput, Switch } from "@vignette/ui";
import type { BriefPartProps } from "./brief-part.ts";

/** The two brand colors of the content. Without a brand it is black on paper with our yellow. */
export function BrandFields({ draft, errors, onChange }: BriefPartProps) {
  const { brand } = draft;
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Dress content in your colors"
        hint={brand ? undefined : "Off: ink on paper with a yellow marker."}
        checked={brand !== null}
        onChange={(on) => onChange({ brand: on ? DEFAULT_BRAND : null })}
      />
      {brand && (
        <div className="grid grid-cols-2 gap-3">
          <ColorInput
            label="Ground"
            value={brand.bg}
            error={errors["brand.bg"]}
            onChange={(bg) => onChange({ brand: { ...brand, bg } })}
          />
          <ColorInput
            label="Accent"
            value={brand.accent}
            error={errors["brand.accent"]}
            onChange={(accent) => onChange({ brand: { ...brand, accent } })}
          />
        </div>
      )}
    </div>
  );
}

/** The colors of a scene without a brand. Source: docs/content.md#colors. */
const DEFAULT_BRAND = { bg: "#f6f2e9", accent: "#ffd92e" };
