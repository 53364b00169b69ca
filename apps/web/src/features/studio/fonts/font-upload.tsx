import { inspectFont } from "@vignette/composition";
import { fontName } from "@vignette/domain/media";
import { isOwnFace, type OwnFace, type ShownView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { type ChangeEvent, useRef, useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { PutLost, PutRefused } from "../../../shared/requests/put-bytes.ts";
import { errorMessage } from "../../../trpc.ts";
import { uploadBrandFile } from "../brand/files/upload-brand-file.ts";
import { fontRefusal } from "./font-sentences.ts";

type FontUploadProps = { projectId: string; label: string; onUploaded: (face: OwnFace, file: ShownView) => void };

/** Checks a font file in this browser and uploads it. What is wrong with it is said beside the button. */
export function FontUpload({ projectId, label, onUploaded }: FontUploadProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const online = useOnline();

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    event.target.value = "";
    if (!chosen) return;
    setBusy(true);
    setError(null);
    try {
      const font = await inspectFont(chosen, chosen.name.replace(/\.\w+$/, ""));
      if (font.kind === "refused") return setError(fontRefusal(font.reason, chosen.name));
      const { file, facts } = font;
      const sizes = { width: 0, height: 0, font: facts };
      const { key, shown } = await uploadBrandFile({ projectId, name: fontName(facts), file, ...sizes });
      if (isOwnFace(key)) onUploaded(key, shown);
    } catch (failure) {
      setError(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <input
        ref={picker}
        type="file"
        accept=".ttf,.otf,.woff2,.woff,.ttc"
        onChange={choose}
        hidden
        aria-label={label}
      />
      <Button
        aria-label={label}
        disabled={!online}
        title={online ? undefined : m.media_offline()}
        onClick={() => picker.current?.click()}
        pending={busy}
        pendingLabel={m.media_uploading()}
      >
        {m.media_upload_font()}
      </Button>
      {error && (
        <p role="alert" className="text-dense font-medium text-failed">
          {error}
        </p>
      )}
    </div>
  );
}

function sentenceOf(failure: unknown): string {
  if (failure instanceof PutRefused) return failure.message;
  if (failure instanceof PutLost) return m.media_font_lost();
  return errorMessage(failure);
}
