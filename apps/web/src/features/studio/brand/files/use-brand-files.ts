import type { ShownView } from "@vignette/domain/studio";
import { useState } from "react";
import { trpc } from "../../../../trpc.ts";

type BrandFiles = { files: readonly ShownView[]; isLoaded: boolean; addFile: (file: ShownView) => void };

/** The files of a project's brand kit and its fonts, and those that were uploaded since and are not saved yet. */
export function useBrandFiles(projectId: string): BrandFiles {
  const { data: saved } = trpc.studio.brandFiles.useQuery({ projectId });
  const [added, setAdded] = useState<readonly ShownView[]>([]);
  const files = new Map([...added, ...(saved ?? [])].map((file) => [file.key, file]));
  return {
    files: [...files.values()],
    isLoaded: saved !== undefined,
    addFile: (file) => setAdded((now) => [...now, file]),
  };
}
