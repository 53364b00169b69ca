import { useQuery } from "@tanstack/react-query";
import type { LibraryAsset } from "@vignette/domain/assets";
import { isAnimated, PICTURE_HEAD_BYTES } from "@vignette/domain/media";

type ShownFile = Pick<LibraryAsset["files"][number], "key" | "type" | "url" | "isAnimated">;

/** Types that hold one or many pictures. */
const MOVING_TYPES: readonly string[] = ["image/gif", "image/png", "image/webp", "image/avif"];

/** Whether a picture is animated: as stored, else by its head. Files from before that was stored do not know it. */
export function useAnimated(file: ShownFile | undefined): boolean {
  const isOpen = file !== undefined && file.isAnimated === undefined && MOVING_TYPES.includes(file.type);
  const { data } = useQuery({
    queryKey: ["animated", file?.key],
    queryFn: ({ signal }) => readAnimated(file?.url ?? "", signal),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return file?.isAnimated ?? data ?? false;
}

/** Whether the picture at an address is animated. Only its head is read. */
export async function readAnimated(url: string, signal?: AbortSignal): Promise<boolean> {
  const range = `bytes=0-${PICTURE_HEAD_BYTES - 1}`;
  const answer = await fetch(url, { headers: { range }, ...(signal && { signal }) });
  return answer.ok && isAnimated(new Uint8Array(await answer.arrayBuffer()).subarray(0, PICTURE_HEAD_BYTES));
}
