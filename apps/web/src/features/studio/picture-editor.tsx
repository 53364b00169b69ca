import type { Beat } from "@vignette/domain/studio";
import { Button, TextArea } from "@vignette/ui";

type PictureEditorProps = {
  beat: Beat;
  place: string;
  /** The picture of these words is still to be made. */
  isMissing: boolean;
  onChange: (part: Partial<Beat>) => void;
};

/** What a picture shows, in words. A new description asks for a new picture; the others stay. */
export function PictureEditor({ beat, place, isMissing, onChange }: PictureEditorProps) {
  return (
    <details className="group">
      <summary className="w-fit cursor-pointer text-dense text-ink-3 hover:text-ink">
        Picture{isMissing && <span className="text-doubt"> · not made yet</span>}
      </summary>
      <div className="mt-2 flex flex-col items-start gap-2">
        <div className="w-full">
          <TextArea
            label={`What the picture of ${place} shows`}
            labelHidden
            rows={3}
            maxLength={600}
            placeholder="No picture"
            value={beat.imagePrompt}
            onChange={(imagePrompt) => onChange({ imagePrompt: imagePrompt.replaceAll(/[\r\n]+/g, " ") })}
          />
        </div>
        <Button disabled={beat.imagePrompt === "" || isMissing} onClick={() => onChange({ take: beat.take + 1 })}>
          Another picture of this
        </Button>
      </div>
    </details>
  );
}
