import type { Fonts, ShownView } from "@vignette/domain/studio";
import { Switch } from "@vignette/ui";
import { TypefaceField } from "../fonts/typeface-field.tsx";
import type { ProjectFont } from "../fonts/use-project-fonts.ts";

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
        label="One pair of typefaces for everything"
        hint={fonts ? undefined : "Off: each look's own typefaces. On: two of ours, or fonts that you upload."}
        checked={fonts !== null}
        onChange={(on) => onChange(on ? { title: "block", body: "native" } : null)}
      />
      {fonts && (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            <TypefaceField
              label="Large words"
              sample={{ text: "Ready in 20 minutes", weight: 700 }}
              {...{ projectId, fonts: own, face: fonts.title }}
              onChange={(title, file) => onChange({ ...fonts, title }, file)}
            />
            <TypefaceField
              label="Everything else"
              sample={{ text: "Swipe for the recipe, save it for later", weight: 500 }}
              {...{ projectId, fonts: own, face: fonts.body }}
              onChange={(body, file) => onChange({ ...fonts, body }, file)}
            />
          </div>
          <p className="text-dense text-ink-3">
            Fonts can be TTF, OTF or WOFF2, up to 10 MB. By uploading one, you confirm that its license lets you use it
            in what you post.
          </p>
        </>
      )}
    </div>
  );
}
