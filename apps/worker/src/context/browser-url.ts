/**
 * The URL at which a browser reaches an external page. In production it is the page's own; in local development it is
 * the sandbox's: `https://host/path` → `${sandboxOrigin}/host/path`. Source: docs/architecture.md#local-internet.
 */
export function browserUrl(url: string, sandboxOrigin: string | undefined): string {
  if (!sandboxOrigin) return url;
  const { host, pathname, search, hash } = new URL(url);
  return `${sandboxOrigin}/${host}${pathname}${search}${hash}`;
}
