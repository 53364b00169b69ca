import { BrandColors } from "../../../shared/brand-colors.tsx";
import type { BriefPartProps } from "./brief-part.ts";

/** The two brand colors of the content. Without a brand it is black on paper with our yellow. */
export const BrandFields = ({ draft, errors, onChange }: BriefPartProps) => (
  <BrandColors
    label="Dress content in your colors"
    offHint="Off: ink on paper with a yellow marker."
    value={draft.brand}
    errors={{ bg: errors["brand.bg"], accent: errors["brand.accent"] }}
    onChange={(brand) => onChange({ brand })}
  />
);
