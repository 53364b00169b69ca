/**
 * The address at which a browser reaches an outside page. Live it is the page's own; on a laptop it is the sandbox's:
 * `https://host/path` → `${sandboxOrigin}/host/path`. Source: docs/architecture.md#local-internet.
 */
export function browserUrl(url: string, sandboxOrigin: string | undefined): string {
  if (!sandboxOrigin) return url;
  const { host, pathname, search, hash } = new URL(url);
  return `${sandboxOrigin}/${host}${pathname}${search}${hash}`;
}
