import { m } from "@vignette/messages";
import { Logo } from "@vignette/ui";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { kindExamples } from "../../../shared/pictures/kind-examples.ts";

/** The plain page around signing in: one column of 360 px beside a strip of frames. */
export function AuthPage({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,42%)]">
      <title>{`${title} · Vignette`}</title>
      <main className="flex flex-col px-6 py-6 sm:px-10">
        <a href={paths.landing} className="w-fit rounded-chip" aria-label={m.login_vignette_home()}>
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

/** A decorative contact sheet of what the product made for one brief, one piece of it picked. */
function ContactSheet() {
  return (
    <aside
      aria-hidden
      className="hidden content-center gap-4 overflow-hidden border-l border-line bg-sunken p-10 lg:grid lg:grid-cols-3"
    >
      {plates.map(({ kind, print, picked }) => (
        <div key={kind} className="frame" {...(picked && { "data-picked": "" })}>
          <div className="frame-plate">
            {/* Never fetched where the sheet is hidden. */}
            <img
              src={kindExamples[kind]}
              alt=""
              loading="lazy"
              width={424}
              height={754}
              className="frame-picture aspect-9/16 w-full object-cover"
            />
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
  { kind: "video-story", print: m.domain_kind_video_story(), picked: false },
  { kind: "carousel-image", print: m.domain_kind_carousel_image(), picked: false },
  { kind: "ugc-video", print: m.domain_kind_ugc_video(), picked: false },
  { kind: "meme-image", print: m.domain_kind_meme_image(), picked: false },
  { kind: "ugc-image", print: m.domain_kind_ugc_image(), picked: true },
  { kind: "meme-video", print: m.domain_kind_meme_video(), picked: false },
] as const;
