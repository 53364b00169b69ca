import { faces, isOwnFace, type Typeface } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify, Select, type SelectOption } from "@vignette/ui";
import { faceNames } from "../../../shared/words/faces.ts";
import { offerFont } from "../media/media.ts";
import { nameOfFont, type ProjectFont } from "./use-project-fonts.ts";

type TypefaceSelectProps = {
  label: string;
  fonts: readonly ProjectFont[];
  value: Typeface;
  onChange: (face: Typeface) => void;
};

/** The user's own fonts, then the bundled typefaces. A font is loaded before it is chosen, so that it is drawn at once. */
export function TypefaceSelect({ label, fonts, value, onChange }: TypefaceSelectProps) {
  const isGone = isOwnFace(value) && !fonts.some(({ key }) => key === value);
  async function choose(face: Typeface) {
    const font = fonts.find(({ key }) => key === face);
    try {
      if (font) await offerFont(font);
      onChange(face);
    } catch {
      notify({ kind: "error", title: m.media_font_not_loaded() });
    }
  }
  return (
    <Select
      label={label}
      options={[
        ...(isGone ? [{ value, label: m.media_a_deleted_font(), hint: m.media_tiktok_sans_instead() }] : []),
        ...fonts.map((font) => ({ value: font.key, label: nameOfFont(font), hint: m.media_your_font() })),
        ...BUNDLED,
      ]}
      value={value}
      onChange={(face) => void choose(face)}
    />
  );
}

const BUNDLED: SelectOption<Typeface>[] = faces.map((value) => ({ value, label: faceNames[value] }));
