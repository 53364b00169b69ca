import { Closing } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Checkbox, Switch, TextInput } from "@vignette/ui";
import { issuesByField } from "../../../shared/refusals/issues-by-field.ts";

type ClosingFieldsProps = {
  label: string;
  /** Shown while it is off. */
  offHint: string;
  closing: Closing | null;
  hasLogo: boolean;
  onChange: (closing: Closing | null) => void;
};

/** The closing card, or none: every part of it can be left out. */
export function ClosingFields({ label, offHint, closing, hasLogo, onChange }: ClosingFieldsProps) {
  const errors = closing ? issuesByField(Closing.safeParse(closing)) : {};
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={label}
        hint={closing ? m.media_closing_help() : offHint}
        checked={closing !== null}
        onChange={(on) => onChange(on ? { logo: true, name: "", line: "", address: "" } : null)}
      />
      {closing && (
        <div className="grid gap-3 lg:grid-cols-2">
          <TextInput
            label={m.media_name()}
            placeholder={m.media_name_example()}
            maxLength={40}
            value={closing.name}
            error={errors.name}
            onChange={(name) => onChange({ ...closing, name })}
          />
          <TextInput
            label={m.media_address()}
            placeholder={m.media_address_example()}
            maxLength={60}
            value={closing.address}
            error={errors.address}
            onChange={(address) => onChange({ ...closing, address })}
          />
          <div className="lg:col-span-2">
            <TextInput
              label={m.media_one_line()}
              placeholder={m.media_one_line_example()}
              maxLength={90}
              value={closing.line}
              error={errors.line}
              onChange={(line) => onChange({ ...closing, line })}
            />
          </div>
          {hasLogo && (
            <Checkbox
              label={m.media_show_the_logo()}
              checked={closing.logo}
              onChange={(logo) => onChange({ ...closing, logo })}
            />
          )}
        </div>
      )}
    </div>
  );
}
