import { pictureWays } from "@vignette/domain/media";
import { type Logo, LogoPlace, LogoSize, type ShownView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, RadioGroup, Select } from "@vignette/ui";
import { type ChangeEvent, useRef, useState } from "react";
import { sizeText } from "../../../shared/formats.ts";
import { PutLost, PutRefused } from "../../../shared/requests/put-bytes.ts";
import { errorMessage } from "../../../trpc.ts";
import { LogoRefused, readLogo } from "./files/read-logo.ts";
import { uploadBrandFile } from "./files/upload-brand-file.ts";
import { logoPlaceNames, logoSizeNames } from "./logo-labels.ts";

type LogoFieldProps = {
  projectId: string;
  logo: Logo | null;
  /** Its file; undefined if it was deleted from the library. */
  file: ShownView | undefined;
  onChange: (logo: Logo | null, file?: ShownView) => void;
};

/** The logo of a brand: uploads it, and says where and how large it is shown. */
export function LogoField({ projectId, logo, file, onChange }: LogoFieldProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    event.target.value = "";
    if (!chosen) return;
    setBusy(true);
    setError(null);
    try {
      const { file: png, ...seen } = await readLogo(chosen);
      const name = `${chosen.name.replace(/\.\w+$/, "")}.png`;
      const { shown, ...ref } = await uploadBrandFile({ projectId, name, file: png, width: 0, height: 0 });
      onChange({ place: "bottom-right", size: "small", ...logo, ...ref, ...seen }, shown);
    } catch (failure) {
      setError(sentenceOf(failure));
    }
    setBusy(false);
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-base font-semibold text-ink">{m.media_logo()}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {logo && file && <OnItsGround url={file.url} tones={logo.tones} />}
        <input ref={picker} type="file" accept={ACCEPT} onChange={choose} hidden aria-label={m.media_logo_file()} />
        <Button onClick={() => picker.current?.click()} pending={busy} pendingLabel={m.media_uploading()}>
          {logo ? m.media_replace_logo() : m.media_upload_logo()}
        </Button>
        {logo && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {m.media_remove_logo()}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="text-dense font-medium text-failed">
          {error}
        </p>
      )}
      {logo && !file && !busy && <p className="text-dense font-medium text-failed">{m.media_logo_deleted()}</p>}
      {logo ? (
        <div className="grid gap-3 lg:grid-cols-2">
          <Select
            label={m.media_place()}
            hint={logo.place === "closing" ? undefined : m.media_logo_place_help()}
            options={LogoPlace.options.map((value) => ({ value, label: logoPlaceNames[value] }))}
            value={logo.place}
            onChange={(place) => onChange({ ...logo, place })}
          />
          <RadioGroup
            label={m.media_size()}
            inline
            options={LogoSize.options.map((value) => ({ value, label: logoSizeNames[value] }))}
            value={logo.size}
            onChange={(size) => onChange({ ...logo, size })}
          />
        </div>
      ) : (
        <p className="text-dense text-ink-3">{m.media_logo_help({ size: sizeText(pictureWays.logo.maxBytes) })}</p>
      )}
    </fieldset>
  );
}

const ACCEPT = `${pictureWays.logo.types.join()},image/svg+xml,.svg`;

/** On a ground on which it can be read, as content shows it. */
function OnItsGround({ url, tones: [tone = "#000000"] }: { url: string; tones: readonly string[] }) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => Number.parseInt(tone.slice(from, from + 2), 16));
  const isLight = 0.299 * r + 0.587 * g + 0.114 * b > 150;
  return (
    <img
      src={url}
      alt={m.media_your_logo()}
      className={`h-14 w-32 rounded-control object-contain p-2 outline-1 outline-line ${isLight ? "bg-[#15180e]" : "bg-[#f6f2e9]"}`}
    />
  );
}

function sentenceOf(failure: unknown): string {
  if (failure instanceof LogoRefused || failure instanceof PutRefused) return failure.message;
  if (failure instanceof PutLost) return m.media_logo_lost();
  return errorMessage(failure);
}
