import { countedAs } from "@vignette/domain/assets";
import type { CreationView } from "@vignette/domain/studio";
import { lazy, Suspense, useEffect, useState } from "react";
import { idle } from "../../../shared/idle.ts";
import { useSeen } from "../../../shared/use-seen.ts";

// Draws with the engine. Most visits have stored posters and never load it; the others load it once the page is idle.
const DrawnThumbnail = lazy(async () => ({ default: (await loadDrawing()).DrawnThumbnail }));

async function loadDrawing() {
  await idle();
  return await import("./drawn-thumbnail.tsx");
}

type CreationThumbnailProps = { creation: CreationView; plays?: boolean };

/**
 * The first frame of a creation, once it comes near the viewport: the stored poster, or else drawn. With `plays` a video
 * moves, without sound, and slides follow each other. Nothing without a script; while that is written, the engine is loaded.
 */
export function CreationThumbnail({ creation, plays = false }: CreationThumbnailProps) {
  const { ref, seen } = useSeen<HTMLSpanElement>();
  const isDrawnSoon = seen && creation.state === "generating";
  useEffect(() => {
    if (isDrawnSoon) void loadDrawing().catch(() => undefined);
  }, [isDrawnSoon]);
  return (
    <span ref={ref} className="block size-full">
      {seen &&
        creation.script &&
        (plays && moves(creation) ? (
          <Suspense fallback={<Still creation={creation} />}>
            <DrawnThumbnail creation={creation} plays />
          </Suspense>
        ) : (
          <Still creation={creation} />
        ))}
    </span>
  );
}

function Still({ creation }: { creation: CreationView }) {
  const { poster = null } = creation;
  const [missing, setMissing] = useState<string | null>(null);
  if (poster !== null && poster !== missing && creation.state !== "generating") {
    return <img src={poster} alt="" className="block size-full" onError={() => setMissing(poster)} />;
  }
  return (
    <Suspense fallback={null}>
      <DrawnThumbnail creation={creation} plays={false} />
    </Suspense>
  );
}

const moves = ({ kind }: CreationView) => countedAs(kind) === "videos" || kind === "carousel-image";
