import { useQuery } from "@tanstack/react-query";
import { m } from "@vignette/messages";
import { useEffect, useState } from "react";
import { authorization, errorMessage } from "../../trpc.ts";
import { wordedAnswer } from "../refusals/worded.ts";
import { ShownError } from "../shown-error.ts";

/**
 * The preview of a picture of another site, and why it cannot be shown. The Worker fetches it, so that this browser sends
 * no request to that site.
 */
export function usePicturePreview(src: string): { url: string | null; failure: string | null } {
  const { data, error } = useQuery({
    queryKey: ["page-picture", src],
    queryFn: ({ signal }) => picture(src, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, failure: error && errorMessage(error) };
}

async function picture(src: string, signal: AbortSignal): Promise<Blob> {
  const headers = await authorization();
  const answer = await fetch(`/api/page-picture?src=${encodeURIComponent(src)}`, { headers, signal });
  if (answer.ok) return await answer.blob();
  const result: unknown = await answer.json().catch(() => null);
  throw new ShownError(wordedAnswer(result) ?? m.app_picture_not_shown());
}
