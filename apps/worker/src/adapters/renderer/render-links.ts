import { minutes } from "@vignette/domain/kernel";
import { signer } from "../files/signer.ts";
import type { SealingKeys } from "../sealing-keys.ts";

/** Signed URLs for the renderer to upload the files of one job and to report its status. */
export type RenderLinks = {
  /** Path and query, without our origin. */
  uploadPath(creationId: string, jobId: string, index: number): Promise<string>;
  thumbnailPath(creationId: string, jobId: string): Promise<string>;
  reportPath(creationId: string, jobId: string): Promise<string>;
  /** Whether a URL was signed here and has not expired. */
  holds(url: URL): Promise<boolean>;
};

/** A little longer than the maximum time of a render. */
const HOLDS_FOR = minutes(40);

/**
 * Links signed with the sealing key; those of the old key hold while it is set. `now` in milliseconds since the epoch.
 */
export function renderLinks(keys: SealingKeys, now: () => number): RenderLinks {
  const { sign, holds } = signer(keys, "vignette render links");
  const signed = async (path: string) => {
    const until = now() + HOLDS_FOR;
    return `${path}?until=${until}&signature=${await sign(message(path, until))}`;
  };
  return {
    uploadPath: (creationId, jobId, index) => signed(`/api/renders/${creationId}/${jobId}/files/${index}`),
    thumbnailPath: (creationId, jobId) => signed(`/api/renders/${creationId}/${jobId}/thumbnail`),
    reportPath: (creationId, jobId) => signed(`/api/renders/${creationId}/${jobId}/report`),
    async holds(url) {
      const until = Number(url.searchParams.get("until"));
      return until > now() && (await holds(message(url.pathname, until), url.searchParams.get("signature") ?? ""));
    },
  };
}

const message = (path: string, until: number) => `${until}\n${path}`;
