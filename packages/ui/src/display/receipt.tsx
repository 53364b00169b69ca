import type { ReactNode } from "react";
import { type Tone, toneText } from "../style/tone.ts";

export type ReceiptLine = {
  id: string;
  /** The day, above the first line of each: "Tue, Nov 3". */
  day?: string | null;
  /** The time as people read it, to the second: "18:30:02". */
  at: string;
  /** The same time for machines, ISO 8601. */
  dateTime: string;
  text: ReactNode;
  detail?: ReactNode;
  tone?: Tone;
};

export type ReceiptProps = {
  title: ReactNode;
  lines: readonly ReceiptLine[];
  /** The line under the rule: the outcome. */
  total?: ReactNode;
};

/** What was sent and what came back, to the second. */
export function Receipt({ title, lines, total }: ReceiptProps) {
  return (
    <section className="receipt px-5 py-6">
      <h3 className="border-b border-dashed border-edge pb-2 text-base font-semibold">{title}</h3>
      <ol className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 py-2">
        {lines.map((line) => (
          <li key={line.id} className="col-span-2 grid grid-cols-subgrid py-1 text-dense">
            {line.day && <span className="col-span-2 pb-1 font-medium text-ink-2">{line.day}</span>}
            <time dateTime={line.dateTime} className="text-ink-3">
              {line.at}
            </time>
            <span className={line.tone ? `font-medium ${toneText[line.tone]}` : undefined}>
              {line.text}
              {line.detail && <span className="block font-normal break-words text-ink-3">{line.detail}</span>}
            </span>
          </li>
        ))}
      </ol>
      {total && <p className="border-t border-dashed border-edge pt-2 text-base font-semibold">{total}</p>}
    </section>
  );
}
