import { m } from "@vignette/messages";
import { Callout } from "@vignette/ui";
import { type ReactEventHandler, useState } from "react";

type VideoPlayerProps = { src: string; label?: string; className: string };

/** A video with its controls; where this browser can't play it, a notice that says what to do. */
export function VideoPlayer({ src, label, className }: VideoPlayerProps) {
  const [isPlayable, listeners] = useIsPlayable(src);
  if (!isPlayable) return <Callout title={m.media_not_played()}>{m.media_not_played_help()}</Callout>;
  return <video {...{ src, className }} {...listeners} controls playsInline preload="metadata" aria-label={label} />;
}

type Listeners = { onError: () => void; onLoadedMetadata: ReactEventHandler<HTMLVideoElement> };

/** Whether this browser shows the picture of a video, as far as it is known, and what its element has to listen to. */
export function useIsPlayable(src: string): [isPlayable: boolean, listeners: Listeners] {
  const [unplayable, setUnplayable] = useState<string | null>(null);
  const listeners: Listeners = {
    onError: () => setUnplayable(src),
    // Of a codec that it does not know, a browser may play the sound alone.
    onLoadedMetadata: ({ currentTarget }) => setUnplayable(currentTarget.videoWidth === 0 ? src : null),
  };
  return [unplayable !== src, listeners];
}
