import { PROJECT_NAME_MAX } from "@vignette/domain/projects";

/** A project's first name: the domain of a pasted page without `www.`, or null if it is not a page. */
export function projectNameOf(pasted: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(pasted) ? pasted : `https://${pasted}`;
  if (!URL.canParse(address)) return null;
  const { hostname, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol) || !hostname.includes(".")) return null;
  return hostname.replace(/^www\./, "").slice(0, PROJECT_NAME_MAX);
}
