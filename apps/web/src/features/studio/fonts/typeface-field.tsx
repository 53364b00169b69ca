import { isOwnFace, type ShownView, type Typeface } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { FaceSample } from "./face-sample.tsx";
import { FontUpload } from "./font-upload.tsx";
import { TypefaceSelect } from "./typeface-select.tsx";
import { useFontNotes } from "./use-font-notes.ts";
import type { ProjectFont } from "./use-project-fonts.ts";

type TypefaceFieldProps = {
  label: string;
  projectId: string;
  face: Typeface;
  /** Null while they are loading. */
  fonts: readonly ProjectFont[] | null;
  sample: { text: string; weight: number };
  onChange: (face: Typeface, file?: ShownView) => void;
};

/** One typeface of a brand: a bundled one or an uploaded font, with a line in it and what it lacks. */
export function TypefaceField({ label, projectId, face, fonts, sample, onChange }: TypefaceFieldProps) {
  const font = fonts?.find(({ key }) => key === face);
  const { isReady, notes } = useFontNotes(font, projectId);
  const isGone = fonts !== null && isOwnFace(face) && !font;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TypefaceSelect label={label} fonts={fonts ?? []} value={face} onChange={onChange} />
      <FaceSample face={face} {...sample} isReady={isReady} />
      {isGone && <p className="text-dense font-medium text-failed">{m.media_font_deleted()}</p>}
      {notes.map((note) => (
        <p key={note} className="text-dense text-ink-2">
          {note}
        </p>
      ))}
      <FontUpload
        projectId={projectId}
        label={m.media_upload_a_font_for({ label })}
        onUploaded={(own, file) => onChange(own, file)}
      />
    </div>
  );
}
