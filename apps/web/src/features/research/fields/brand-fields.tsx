import { BrandColors } from "../../../shared/brand-colors.tsx";
import type { BriefPartProps } from "./brief-part.ts";

/** The two brand colors of the content. Without a brand it is black on paper with our yellow. */
export const BrandFields = ({ draft, errors, onChange }: BriefPartProps) => (
  <BrandColors
    label="Use my brand colors"
    offHint="Off: default black-on-paper style with a yellow highlight."
    value={draft.brand}
    errors={{ bg: errors["brand.bg"], accent: errors["brand.accent"] }}
    onChange={(brand) => onChange({ brand })}
  />
);
