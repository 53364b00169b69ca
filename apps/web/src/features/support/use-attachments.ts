import { pictureSize } from "@vignette/domain/media";
import { type AttachedFile, addAttachments, attachmentTypeOf } from "@vignette/domain/support";
import { useState } from "react";
import { pictureHead } from "../../shared/pictures/picture-head.ts";
import { wordedFinding } from "../../shared/refusals/worded.ts";

/** A picture of a request, with an id of this page: two files may have the same name. */
export type Attachment = AttachedFile & { id: string; file: File };
type State = { attached: readonly Attachment[]; messages: readonly string[] };

/** The pictures of a request, and messages about those that were refused. */
export function useAttachments() {
  const [state, setState] = useState<State>({ attached: [], messages: [] });
  return {
    ...state,
    async add(added: Iterable<File>) {
      const more = await Promise.all([...added].map(attachmentOf));
      setState(({ attached }) => {
        const { files, said } = addAttachments(attached, more);
        return { attached: files, messages: said.map(wordedFinding) };
      });
    },
    remove: (id: string) =>
      setState(({ attached }) => ({ attached: attached.filter((it) => it.id !== id), messages: [] })),
    complain: (message: string) => setState(({ attached }) => ({ attached, messages: [message] })),
  };
}

/** Determines the type and size of a picture by its bytes, as the Worker does. A file that cannot be read is no image. */
async function attachmentOf(file: File): Promise<Attachment> {
  const head = await pictureHead(file);
  const seen = { type: attachmentTypeOf(head), size: file.size, pixels: pictureSize(head) };
  return { id: crypto.randomUUID(), file, ...seen };
}

export type Attachments = ReturnType<typeof useAttachments>;
