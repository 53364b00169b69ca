import type { CreationView } from "@vignette/domain/studio";
import { useDeferredValue, useState } from "react";

type Files = Pick<CreationView, "media" | "shown">;

/**
 * The files of a creation, as the same object while their keys are the same: URLs change with every response, the
 * content under a key never does. New files replace the old ones once they can be shown without suspending.
 */
export function useStableFiles({ media, shown }: Files): Files {
  const [current, setCurrent] = useState<Files>({ media, shown });
  const isNew = keysOf(current) !== keysOf({ media, shown });
  if (isNew) setCurrent({ media, shown });
  return useDeferredValue(isNew ? { media, shown } : current);
}

const keysOf = ({ media, shown }: Files) => [...media, ...shown].map(({ key }) => key).join();
