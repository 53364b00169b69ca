import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useDropzone } from "react-dropzone";
import { errorNotice } from "../../../trpc.ts";
import { ACCEPT } from "./accept.ts";

type DropAreaProps = {
  projectId: string;
  folderId: string | null;
  /** The content of the area. `choose` opens the file picker, on a phone with camera and photo library. */
  children: (choose: () => void) => ReactNode;
};

/** What stores files: it comes when the page is first pointed at, so that it is there if the network is lost later. */
const uploads = () => import("./upload-queue.ts");
const load = () => void uploads().catch(() => undefined);

/** Takes files and folders that are dropped, pasted or chosen. Their type is checked later. */
export function DropArea({ projectId, folderId, children }: DropAreaProps) {
  const take = (files: readonly File[]) =>
    void uploads().then(
      ({ addUploads }) => addUploads(files, { projectId, folderId, replaces: null }),
      (error: unknown) => notify(errorNotice(error)),
    );
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // Pastes are handled below, wherever the focus is.
    noPaste: true,
    onDrop: (accepted) => take(accepted),
  });
  usePaste(take);
  const { tabIndex: _, role: __, ...root } = getRootProps();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only loads code, a little earlier
    <div {...root} className="relative min-h-[60vh] shrink-0" onPointerEnter={load} onFocus={load}>
      <input {...getInputProps({ accept: ACCEPT, "aria-label": m.assets_files_to_upload() })} />
      {children(open)}
      {isDragActive && (
        <div className="pointer-events-none fixed inset-3 z-40 flex items-center justify-center rounded-panel border-2 border-dashed border-ink bg-canvas/88">
          <p className="text-display-s font-semibold">{m.assets_drop_to_upload()}</p>
        </div>
      )}
    </div>
  );
}

/** Takes a screenshot or copied files that are pasted anywhere but into a text field. */
function usePaste(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const inField = event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]");
      if (files.length === 0 || inField) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });
}
