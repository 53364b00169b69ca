import { canClose, facesOfStyle, LogoPlace, LogoSize } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { RadioGroup, Select } from "@vignette/ui";
import { ClosingFields } from "../../brand/closing-fields.tsx";
import { logoPlaceNames, logoSizeNames } from "../../brand/logo-labels.ts";
import { useBrandKit } from "../../brand/use-brand-kit.ts";
import { useProjectFonts } from "../../fonts/use-project-fonts.ts";
import type { StylePanelProps } from "./style-panel-props.ts";

type BrandEditorProps = Pick<StylePanelProps, "draft" | "sceneInput" | "onChange" | "projectId">;

/** The logo and the closing card of one creation; both begin as the brand kit has them. */
export function BrandEditor({ draft, sceneInput, onChange, projectId }: BrandEditorProps) {
  const kit = useBrandKit(projectId);
  const { logo = null, closing = null } = draft.style;
  const known = logo ?? kit.logo ?? null;
  const isGone = logo !== null && !sceneInput.shown.some(({ key }) => key === logo.key);
  const fonts = useProjectFonts(projectId);
  const files = [...fonts, ...sceneInput.shown];
  const lacksFont = facesOfStyle(draft.style).some((face) => !files.some(({ key }) => key === face.key));
  return (
    <div className="flex max-w-140 flex-col gap-5">
      {known ? (
        <div className="grid gap-3 lg:grid-cols-2">
          <Select
            label={m.studio_logo()}
            options={[{ value: NONE, label: m.studio_none() }, ...PLACES]}
            value={logo?.place ?? NONE}
            onChange={(place) => onChange({ logo: place === NONE ? null : { ...known, place } }, "logo")}
          />
          {logo && (
            <RadioGroup
              label={m.studio_size()}
              inline
              options={LogoSize.options.map((value) => ({ value, label: logoSizeNames[value] }))}
              value={logo.size}
              onChange={(size) => onChange({ logo: { ...logo, size } }, "logo")}
            />
          )}
        </div>
      ) : (
        <p className="text-base text-ink-2">{m.studio_upload_logo()}</p>
      )}
      {isGone && <p className="text-dense text-ink-3">{m.studio_logo_appears()}</p>}
      {lacksFont && <p className="text-dense font-medium text-failed">{m.studio_font_deleted()}</p>}
      {canClose(sceneInput.kind) && (
        <ClosingFields
          label={m.studio_closing_card()}
          offHint={m.studio_ends_with_last_words()}
          closing={closing}
          hasLogo={logo !== null}
          onChange={(next) => onChange({ closing: next && closing === null ? (kit.closing ?? next) : next }, "closing")}
        />
      )}
    </div>
  );
}

const NONE = "none";
const PLACES = LogoPlace.options.map((value) => ({ value, label: logoPlaceNames[value] }));
