import type { ShownView } from "@vignette/domain/studio";
import { useState } from "react";
import { trpc } from "../../../../trpc.ts";

/** The files of a project's brand kit, and those that were uploaded for it since and are not saved yet. */
export function useBrandFiles(projectId: string): { files: readonly ShownView[]; addFile: (file: ShownView) => void } {
  const { data: saved } = trpc.studio.brandFiles.useQuery({ projectId });
  const [added, setAdded] = useState<readonly ShownView[]>([]);
  return { files: [...added, ...(saved ?? [])], addFile: (file) => setAdded((now) => [...now, file]) };
}
