import { Logo } from "@vignette/ui";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";

/** The plain page around signing in: one column of 360 px beside a strip of frames. */
export function AuthPage({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,42%)]">
      <title>{`${title} · Vignette`}</title>
      <main className="flex flex-col px-6 py-6 sm:px-10">
        <a href={paths.landing} className="w-fit rounded-chip" aria-label="Vignette, home">
          <Logo />
        </a>
        <div className="mx-auto flex w-full max-w-90 flex-1 flex-col justify-center gap-5 py-10">
          <header>
            <h1 className="text-display-l font-bold">{title}</h1>
            {lead && <p className="mt-2 text-read text-ink-2">{lead}</p>}
          </header>
          {children}
        </div>
      </main>
      <ContactSheet />
    </div>
  );
}

/** A decorative contact sheet of empty frames, one of them selected. */
function ContactSheet() {
  return (
    <aside
      aria-hidden
      className="hidden content-center gap-4 overflow-hidden border-l border-line bg-sunken p-10 lg:grid lg:grid-cols-3"
    >
      {plates.map(({ id, print, picked }) => (
        <div key={id} className="frame" {...(picked && { "data-picked": "" })}>
          <div className="frame-plate">
            <div className={`frame-picture aspect-9/16 p-3 ${picked ? "bg-raised" : "bg-surface"}`}>
              <div className="flex h-full flex-col justify-end gap-1.5">
                <span className={`h-2.5 w-4/5 rounded-[2px] ${picked ? "bg-ink" : "bg-line"}`} />
                <span className={`h-2.5 w-3/5 rounded-[2px] ${picked ? "bg-ink" : "bg-line"}`} />
              </div>
            </div>
            <span className="frame-print mark-sweep" {...(picked && { "data-picked": "" })}>
              {print}
            </span>
          </div>
        </div>
      ))}
    </aside>
  );
}

const plates = [
  { id: 1, print: "H02 · Video", picked: false },
  { id: 2, print: "H07 · 6 slides", picked: false },
  { id: 3, print: "H11 · Video", picked: false },
  { id: 4, print: "H02 · 6 slides", picked: false },
  { id: 5, print: "H07 · Picked", picked: true },
  { id: 6, print: "H11 · 7 slides", picked: false },
];
