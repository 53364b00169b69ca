import { m } from "@vignette/messages";
import { Callout, TextInput } from "@vignette/ui";
import type { InstagramChange, InstagramFormProps } from "./instagram-form-props.ts";
import { TagPeople } from "./tag-people.tsx";

type InstagramPicturesProps = Omit<InstagramFormProps, "onChange"> & { onChange: InstagramChange };

/** The fields for pictures only: alt texts and tagged people. */
export function InstagramPictures({ files, options, onChange }: InstagramPicturesProps) {
  const [first] = files;
  if (first === undefined) return null;
  return (
    <>
      {isCropped(files) && (
        <Callout tone="doubt">{m.post_crops_slides({ width: first.width, height: first.height })}</Callout>
      )}
      <details>
        <summary className="cursor-pointer text-base font-semibold">{m.post_alt_texts()}</summary>
        <div className="mt-3 flex flex-col gap-3">
          {files.map((file, index) => (
            <TextInput
              key={file.url}
              label={m.post_slide({ index: index + 1 })}
              value={options.altTexts[index] ?? ""}
              maxLength={1000}
              onChange={(text) => onChange({ altTexts: withText(options.altTexts, index, files.length, text) })}
            />
          ))}
        </div>
      </details>
      <details>
        <summary className="cursor-pointer text-base font-semibold">
          {m.post_tag_people()}
          {options.userTags.length > 0 && ` (${options.userTags.length})`}
        </summary>
        <div className="mt-3">
          <TagPeople slides={files} tags={options.userTags} onChange={(userTags) => onChange({ userTags })} />
        </div>
      </details>
    </>
  );
}

/** Whether a slide has another aspect ratio than the first, beyond half a percent of rounding. */
function isCropped(files: InstagramFormProps["files"]): boolean {
  const shape = (file: { width: number; height: number } | undefined) => (file ? file.width / file.height : 0);
  return files.some((file) => Math.abs(shape(file) / shape(files[0]) - 1) > 0.005);
}

function withText(texts: readonly string[], at: number, count: number, text: string): string[] {
  return Array.from({ length: count }, (_, index) => (index === at ? text : (texts[index] ?? "")));
}
