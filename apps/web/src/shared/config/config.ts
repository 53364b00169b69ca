/** The Worker's configuration for the browser, from `GET /api/config`. Nothing in it is secret. */
export type Config = {
  version: string;
  /** In local development: where the outside services are simulated. */
  sandboxOrigin: string | null;
  firebase: { apiKey: string; authDomain: string; projectId: string };
  googleClientId: string;
};

let loading: Promise<Config> | null = null;

/** The configuration, fetched once per page load. A failed request is repeated by the next caller. */
export function loadConfig(): Promise<Config> {
  loading ??= readConfig().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readConfig(): Promise<Config> {
  const response = await fetch("/api/config", { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`GET /api/config answered ${response.status}`);
  return (await response.json()) as Config;
}

/**
 * The URL at which the browser opens an external page: its own, or the sandbox's. `https://host/path?q` becomes
 * `${sandboxOrigin}/host/path?q`.
 */
export function browserUrl(httpsUrl: string, sandboxOrigin: string | null): string {
  return sandboxOrigin === null ? httpsUrl : httpsUrl.replace(/^https:\//, sandboxOrigin);
}
