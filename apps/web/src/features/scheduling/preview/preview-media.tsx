import { m } from "@vignette/messages";
import { useEffect, useRef } from "react";
import { useIsPlayable } from "../../../shared/video-player.tsx";

export type PreviewFile = { url: string; type: string; width: number; height: number };

export const isVideoFile = ({ type }: Pick<PreviewFile, "type">) => type.startsWith("video/");

/** How much wider or higher than 9:16 a video may be to fill the screen; apps show others between bars. */
const NEARLY = 0.06;

type PreviewVideoProps = { file: PreviewFile; fills?: boolean };

/**
 * The playing video: muted and looped, as a feed plays it. It is paused for users who prefer reduced motion. With
 * `fills`, what is nearly 9:16 fills the screen.
 */
export function PreviewVideo({ file: { url, width, height }, fills = false }: PreviewVideoProps) {
  const [isPlayable, listeners] = useIsPlayable(url);
  const isTall = Math.abs(width / height - 9 / 16) < NEARLY;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Browsers may refuse to play; then the first frame and the controls are shown.
    if (!still) void video.current?.play().catch(() => undefined);
  }, []);
  if (!isPlayable) return <p className="preview-note">{m.post_video_not_shown()}</p>;
  return (
    <video
      ref={video}
      key={url}
      src={`${url}#t=0.001`}
      muted
      loop
      playsInline
      preload="metadata"
      aria-label={m.post_video_silent()}
      {...listeners}
      onClick={({ currentTarget: it }) => void (it.paused ? it.play() : it.pause())}
      className={`preview-media ${fills && isTall ? "preview-cover" : ""}`}
    />
  );
}

type SlidesProps = { files: readonly PreviewFile[]; at: number; onMove: (index: number) => void; ratio?: number };

/** Slides to swipe through. `ratio`: width by height to which every slide is cropped. */
export function PreviewSlides({ files, at, onMove, ratio }: SlidesProps) {
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      aria-label={m.post_slides_of({ at: at + 1, files: files.length })}
      className="preview-slides"
      onScroll={({ currentTarget: it }) => onMove(Math.round(it.scrollLeft / Math.max(1, it.clientWidth)))}
    >
      {files.map((file, index) => (
        <li key={file.url}>
          <img
            src={file.url}
            alt={m.post_slide_of({ index: index + 1, files: files.length })}
            style={ratio === undefined ? undefined : { aspectRatio: ratio }}
          />
        </li>
      ))}
    </ol>
  );
}

export function PreviewDots({ count, at }: { count: number; at: number }) {
  if (count < 2) return null;
  return (
    <span className="preview-dots" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <i key={index} data-on={index === at || undefined} />
      ))}
    </span>
  );
}
