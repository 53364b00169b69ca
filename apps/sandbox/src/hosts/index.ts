import type { Host, HostDeps } from "../host.ts";

/** Every host the sandbox answers for. */
export function allHosts(_deps: HostDeps): Host[] {
  return [];
}
