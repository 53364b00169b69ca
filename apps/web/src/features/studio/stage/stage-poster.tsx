import { useEffect, useState } from "react";
import { tellPicture } from "./picture-shown.ts";

/** Posters that nobody has stored yet: they are asked for once. */
const missing = new Set<string>();

/** The stored first frame of a creation, until the stage draws it; nothing where none is stored yet. */
export function StagePoster({ poster, className }: { poster: string; className: string }) {
  const [isMissing, setMissing] = useState(missing.has(poster));
  useEffect(() => {
    if (isMissing) tellPicture();
  }, [isMissing]);
  if (isMissing) return null;
  return (
    <img
      src={poster}
      alt=""
      data-poster
      fetchPriority="high"
      className={`pointer-events-none rounded-frame ${className}`}
      onLoad={tellPicture}
      onError={() => {
        missing.add(poster);
        setMissing(true);
      }}
    />
  );
}

/** What a low screen, such as one at 200 % zoom, leaves between the name of a creation and the controls of the player. */
export const LOW_STAGE = "low:max-h-[clamp(9rem,100dvh-16.5rem,18rem)]!";

/** Stage and timeline fit on one screen. */
export const stageHeight = (hasTimeline: boolean) =>
  `min-h-0 max-h-[max(42vh,18rem)] ${LOW_STAGE} ${hasTimeline ? "md:max-h-[clamp(18rem,46vh,36rem)]" : "md:max-h-[clamp(18rem,62vh,44rem)]"}`;
