import type { ScriptAndStyle } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { useDeferredValue, useMemo, useState } from "react";
import { pickedFile } from "../../../shared/picked-files.ts";
import { withPicked } from "./with-picked.ts";

type Files = Pick<CreationView, "media" | "shown">;

/**
 * The files of a creation and of its draft, as the same object while their keys are the same: URLs change with every
 * response, the content under a key never does. New files replace the old ones once they can be shown without suspending.
 */
export function useStableFiles({ media, shown: stored }: Files, draft: ScriptAndStyle): Files {
  const shown = useMemo(() => withPicked(stored, draft, pickedFile), [stored, draft]);
  const [current, setCurrent] = useState<Files>({ media, shown });
  const isNew = keysOf(current) !== keysOf({ media, shown });
  if (isNew) setCurrent({ media, shown });
  return useDeferredValue(isNew ? { media, shown } : current);
}

/** The Worker names what is shown in another order than the page that picked it. */
const keysOf = ({ media, shown }: Files) =>
  [...media.map(({ key }) => key), ...shown.map(({ key }) => key).sort()].join();
