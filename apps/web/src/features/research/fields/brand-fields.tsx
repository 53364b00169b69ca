import { m } from "@vignette/messages";
import { BrandColors } from "../../../shared/brand-colors.tsx";
import type { BriefPartProps } from "./brief-part.ts";

/** The two brand colors of the content. Without a brand it is black on paper with our yellow. */
export const BrandFields = ({ draft, errors, onChange }: BriefPartProps) => (
  <BrandColors
    label={m.brief_use_brand_colors()}
    offHint={m.brief_brand_colors_off()}
    value={draft.brand}
    errors={{ bg: errors["brand.bg"], accent: errors["brand.accent"] }}
    onChange={(brand) => onChange({ brand })}
  />
);
