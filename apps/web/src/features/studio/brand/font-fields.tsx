import { type Fonts, faceNames, faces } from "@vignette/domain/studio";
import { Select, Switch } from "@vignette/ui";

type FontFieldsProps = { fonts: Fonts | null; onChange: (fonts: Fonts | null) => void };

/** Two of the bundled typefaces, or each look's own. */
export function FontFields({ fonts, onChange }: FontFieldsProps) {
  const options = faces.map((value) => ({ value, label: faceNames[value] }));
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="One pair of typefaces for everything"
        hint={fonts ? undefined : "Off: each look's own typefaces."}
        checked={fonts !== null}
        onChange={(on) => onChange(on ? { title: "block", body: "native" } : null)}
      />
      {fonts && (
        <div className="grid gap-3 lg:grid-cols-2">
          <Select
            label="Large words"
            options={options}
            value={fonts.title}
            onChange={(title) => onChange({ ...fonts, title })}
          />
          <Select
            label="Everything else"
            options={options}
            value={fonts.body}
            onChange={(body) => onChange({ ...fonts, body })}
          />
        </div>
      )}
    </div>
  );
}
