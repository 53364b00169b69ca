import { addAttachments } from "@vignette/domain/support";
import { useState } from "react";

/** A picture of a request, with an id of this page: two may bear one name. */
export type Attachment = { id: string; file: File; type: string; size: number };
type State = { attached: readonly Attachment[]; messages: readonly string[] };

/** The pictures of a request and what there is to say about those that were left out. */
export function useAttachments() {
  const [state, setState] = useState<State>({ attached: [], messages: [] });
  return {
    ...state,
    add(added: Iterable<File>) {
      const more = [...added].map((file) => ({ id: crypto.randomUUID(), file, type: file.type, size: file.size }));
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
export type Attachments = ReturnType<typeof useAttachments>;
