import { type AttachmentType, addAttachments, attachmentTypeOf } from "@vignette/domain/support";
import { useState } from "react";

/** A picture of a request, with an id of this page: two may bear one name. */
export type Attachment = { id: string; file: File; type: AttachmentType | null; size: number };
type State = { attached: readonly Attachment[]; messages: readonly string[] };

/** The pictures of a request and what there is to say about those that were left out. */
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

/** A file by what it is, not by its name: the Worker looks at the same bytes. One that cannot be read is no image. */
async function attachmentOf(file: File): Promise<Attachment> {
  const head = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const type = attachmentTypeOf(new Uint8Array(head));
  return { id: crypto.randomUUID(), file, type, size: file.size };
}

export type Attachments = ReturnType<typeof useAttachments>;
