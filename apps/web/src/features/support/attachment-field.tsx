import { ATTACHMENTS_MAX, attachmentTypes } from "@vignette/domain/support";
import { m } from "@vignette/messages";
import { IconButton, Sentence } from "@vignette/ui";
import { ImagePlus, X } from "@vignette/ui/icons";
import { useEffect, useRef, useState } from "react";
import type { Attachments } from "./use-attachments.ts";

/** Pictures, by picking; dropping and pasting work on the whole form. */
export function AttachmentField({ attached, messages, add, remove }: Attachments) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={m.settings_attached_images()} className="flex flex-wrap gap-2 empty:hidden">
        {attached.map(({ id, file }) => (
          <Thumbnail key={id} file={file} onRemove={() => remove(id)} />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept={attachmentTypes.join()}
        multiple
        aria-label={m.settings_images()}
        hidden
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="flex min-h-11 w-full cursor-pointer items-center justify-center gap-2 rounded-control border border-dashed border-edge px-3 py-2 text-base font-medium text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <ImagePlus size={18} strokeWidth={1.75} aria-hidden />
        <Sentence
          text={m.settings_add_images({ attached: attached.length, most: ATTACHMENTS_MAX })}
          parts={{ span: (words) => <span className="tabular whitespace-nowrap text-ink-3">{words}</span> }}
        />
      </button>
      <div role="alert" className="text-dense font-medium text-failed empty:hidden">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}

function Thumbnail({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file);
  return (
    <li className="relative">
      {url && <img src={url} alt={file.name} className="size-20 rounded-control border border-line object-cover" />}
      <span className="absolute top-1 right-1 rounded-chip bg-raised">
        <IconButton
          label={m.settings_remove_name({ name: file.name })}
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** An object URL for the file, as long as the component is mounted. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
