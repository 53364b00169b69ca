import type { Fonts, ShownView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Switch } from "@vignette/ui";
import { TypefaceField } from "../fonts/typeface-field.tsx";
import type { ProjectFont } from "../fonts/use-project-fonts.ts";

/** The typefaces to begin with. */
const [LARGE, SMALL] = ["block", "native"] as const;

type FontFieldsProps = {
  projectId: string;
  fonts: Fonts | null;
  /** The fonts of the project; null while they are loading. */
  own: readonly ProjectFont[] | null;
  /** `file` is that of a font that was uploaded just now. */
  onChange: (fonts: Fonts | null, file?: ShownView) => void;
};

/** Two typefaces, bundled or uploaded, or each look's own. */
export function FontFields({ projectId, fonts, own, onChange }: FontFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={m.media_one_pair_of_typefaces()}
        hint={fonts ? undefined : m.media_typefaces_off()}
        checked={fonts !== null}
        onChange={(on) => onChange(on ? { title: LARGE, body: SMALL } : null)}
      />
      {fonts && (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            <TypefaceField
              label={m.media_large_words()}
              sample={{ text: m.media_large_sample(), weight: 700 }}
              {...{ projectId, fonts: own, face: fonts.title }}
              onChange={(title, file) => onChange({ ...fonts, title }, file)}
            />
            <TypefaceField
              label={m.media_everything_else()}
              sample={{ text: m.media_small_sample(), weight: 500 }}
              {...{ projectId, fonts: own, face: fonts.body }}
              onChange={(body, file) => onChange({ ...fonts, body }, file)}
            />
          </div>
          <p className="text-dense text-ink-3">{m.media_fonts_help()}</p>
        </>
      )}
    </div>
  );
}
