import { type AttachmentType, addAttachments, attachmentTypeOf } from "@vignette/domain/support";
import { useState } from "react";

/** A picture of a request, with an id of this page: two files may have the same name. */
export type Attachment = { id: string; file: File; type: AttachmentType | null; size: number };
type State = { attached: readonly Attachment[]; messages: readonly string[] };

/** The pictures of a request, and messages about those that were refused. */
export function useAttachments() {
  const [state, setState] = useState<State>({ attached: [], messages: [] });
  return {
    ...state,
    async add(added: Iterable<File>) {
      const more = await Promise.all([...added].map(attachmentOf));
      setState(({ attached }) => {
        const { files, messages } = addAttachments(attached, more);
        return { attached: files, messages };
      });
    },
    remove: (id: string) =>
      setState(({ attached }) => ({ attached: attached.filter((it) => it.id !== id), messages: [] })),
    complain: (message: string) => setState(({ attached }) => ({ attached, messages: [message] })),
  };
}

/** Determines the type of a file by its bytes, as the Worker does. A file that cannot be read is no image. */
async function attachmentOf(file: File): Promise<Attachment> {
  const head = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const type = attachmentTypeOf(new Uint8Array(head));
  return { id: crypto.randomUUID(), file, type, size: file.size };
}

export type Attachments = ReturnType<typeof useAttachments>;
