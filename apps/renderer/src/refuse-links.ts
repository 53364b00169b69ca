import type { RenderJob } from "@vignette/domain/studio";

/** Whether every link of a job leads to the one origin that this renderer may ask. Answers which does not, or null. */
export function refuseLinks(job: RenderJob, allowedOrigin: string): string | null {
  const links = [
    ["report", job.report],
    ...(job.thumbnail === undefined ? [] : [["thumbnail", job.thumbnail] as const]),
    ...job.files.map((file, index) => [`files.${index}.upload`, file.upload] as const),
    ...job.media.map((it, index) => [`media.${index}.url`, it.url] as const),
  ] as const;
  return links.find(([, link]) => !leadsTo(link, allowedOrigin))?.[0] ?? null;
}

function leadsTo(link: string, origin: string): boolean {
  const url = URL.canParse(link) ? new URL(link) : null;
  return url?.origin === origin && url.username === "" && url.password === "";
}
