import { isVideo, type SceneInput, type ScriptAndStyle } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useBackdrops } from "../media/backdrops.ts";
import { clipsOf } from "../media/clip-frames.ts";
import { useMediaBlobs, usePictures } from "../media/media.ts";
import { openingFiles } from "../media/opening-files.ts";
import { useHandles } from "../media/use-handles.ts";
import { useStableFiles } from "../media/use-stable-files.ts";

/** Width at which pictures are decoded for the stage, in px. The export decodes them at full size. */
const STAGE_WIDTH = 1080;

/**
 * What the scenes of a draft are made from, with its files and decoded pictures. Suspends while those of the first frame
 * load; sound and later clips follow once `loadRest` is called, and `isWhole` says that nothing is still to come.
 */
export function useSceneInput(creation: CreationView, draft: ScriptAndStyle) {
  const { kind, brand, language, objects } = creation;
  const { media, shown } = useStableFiles(creation, draft);
  const { tiktok, instagram } = useHandles();
  const files = useMemo(() => [...media, ...shown], [media, shown]);
  const [isOpen, setOpen] = useState(false);
  const { beats } = draft.script;
  const opening = useMemo(() => (isVideo({ kind }) ? openingFiles(files, beats) : files), [kind, files, beats]);
  // Deferred, so that what is there stays on the page while the rest loads.
  const wanted = useDeferredValue(isOpen ? files : opening);
  const { blobs, lostFiles } = useMediaBlobs(wanted);
  const pictures = usePictures(files, STAGE_WIDTH);
  const backdrops = useBackdrops({ kind, media, shown, style: draft.style });
  const sceneInput = useMemo<SceneInput>(
    () => ({ kind, brand, language, objects, media, shown, pictures, backdrops, handles: { tiktok, instagram } }),
    [kind, brand, language, objects, media, shown, pictures, backdrops, tiktok, instagram],
  );
  const clips = useMemo(() => clipsOf(files), [files]);
  const loadRest = useCallback(() => setOpen(true), []);
  return { sceneInput, files, blobs, isWhole: wanted === files, loadRest, lostFiles, pictures, clips };
}
