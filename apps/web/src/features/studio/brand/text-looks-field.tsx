import type { TextLooks } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";

type TextLooksFieldProps = {
  looks: TextLooks | undefined;
  /** Undefined: none is left. */
  onChange: (looks: TextLooks | undefined) => void;
};

/** The text styles that were saved in the studio. Without one, each look draws such texts in its own way. */
export function TextLooksField({ looks = {}, onChange }: TextLooksFieldProps) {
  const saved = FIELDS.filter(({ field }) => looks[field] !== undefined);
  if (saved.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-base font-semibold">{m.media_text_styles()}</legend>
      <p className="text-dense text-ink-3">{m.media_text_styles_help()}</p>
      <ul className="flex flex-col divide-y divide-line">
        {saved.map(({ field, label }) => (
          <li key={field} className="flex items-center justify-between gap-3 py-1">
            {label}
            <Button
              variant="quiet"
              aria-label={m.media_remove_style_of({ label })}
              onClick={() => onChange(withoutLook(looks, field))}
            >
              {m.app_remove()}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const FIELDS: readonly { field: keyof TextLooks; label: string }[] = [
  { field: "title", label: m.media_titles() },
  { field: "body", label: m.media_smaller_texts() },
  { field: "added", label: m.media_added_texts() },
];

function withoutLook(looks: TextLooks, field: keyof TextLooks): TextLooks | undefined {
  const { [field]: _, ...rest } = looks;
  return Object.values(rest).some((look) => look !== undefined) ? rest : undefined;
}
