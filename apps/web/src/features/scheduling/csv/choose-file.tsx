import { m } from "@vignette/messages";
import { Button, Sentence } from "@vignette/ui";
import { FileDown, Upload } from "@vignette/ui/icons";
import { useRef } from "react";
import { saveCsv } from "../../../shared/csv.ts";
import { columns, needed } from "./columns.ts";
import { writeTable } from "./table.ts";

/** Picks a file from this device, or downloads a template. */
export function ChooseFile({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => void file?.text().then(onText);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same without dragging
    <div
      className="flex flex-col items-start gap-4 rounded-panel border border-dashed border-edge p-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <div className="max-w-[60ch] text-base text-ink-2">
        <p>
          <Sentence
            text={m.calendar_csv_columns({
              others: columns.filter((it) => !needed.includes(it) && it !== "state").join(", "),
            })}
            parts={{ needed: <b className="text-ink">{needed.join(", ")}</b> }}
          />
        </p>
        <p className="mt-2">{m.calendar_csv_formats()}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Upload size={16} strokeWidth={1.75} aria-hidden />} onClick={() => input.current?.click()}>
          {m.calendar_choose_a_file()}
        </Button>
        <Button
          variant="quiet"
          icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => saveCsv("vignette-posts.csv", writeTable([]))}
        >
          {m.calendar_download_template()}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={m.calendar_csv_file()}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => take(event.target.files?.[0])}
      />
    </div>
  );
}
