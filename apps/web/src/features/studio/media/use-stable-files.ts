import type { CreationView } from "@vignette/domain/studio";
import { useDeferredValue, useState } from "react";

type Files = Pick<CreationView, "media" | "shown">;

/**
 * The files of a creation, the same object as long as they are the same files: links change with every answer of the
 * Worker, the bytes under a key never do. New ones are taken up when they can be shown, and until then the old ones stay.
 */
export function useStableFiles({ media, shown }: Files): Files {
  const [kept, setKept] = useState<Files>({ media, shown });
  const isNew = keysOf(kept) !== keysOf({ media, shown });
  if (isNew) setKept({ media, shown });
  return useDeferredValue(isNew ? { media, shown } : kept);
}

const keysOf = ({ media, shown }: Files) => [...media, ...shown].map(({ key }) => key).join();
