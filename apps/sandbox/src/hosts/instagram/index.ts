import { Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { platformMetrics } from "../../platform-metrics.ts";
import { platformSettings } from "../../platform-settings.ts";
import { instagramAccounts } from "./accounts.ts";
import { instagramWebsite } from "./authorize.ts";
import { instagramCaller } from "./caller.ts";
import { instagramComments } from "./comments.ts";
import { containerMedia } from "./container-media.ts";
import { instagramContainers } from "./containers.ts";
import { instagramGrants } from "./grants.ts";
import { graphFailure } from "./graph-error.ts";
import { instagramInsights } from "./insights.ts";
import { instagramLongTokens } from "./long-tokens.ts";
import { instagramPublishing } from "./publishing.ts";
import { instagramReading } from "./reading.ts";
import { instagramShortToken } from "./short-token.ts";

/** Instagram: its website as far as an app needs it, the host of short tokens, and the Graph API with and without version. */
export function instagramHosts(deps: HostDeps): Host[] {
  const settings = platformSettings(deps.db).get;
  const metrics = platformMetrics(deps);
  const accounts = instagramAccounts(deps);
  const grants = instagramGrants(deps);
  const containers = instagramContainers(deps);
  const caller = instagramCaller(deps, accounts, grants);
  const media = containerMedia({ ...deps, containers, settings });

  const graph = new Hono();
  graph.onError(graphFailure);
  for (const prefix of ["/:version{v\\d+\\.\\d+}", "/"]) {
    graph.route(prefix, instagramLongTokens(deps, grants));
    graph.route(prefix, instagramPublishing({ ...deps, caller, containers, media, settings }));
    graph.route(prefix, instagramInsights({ ...deps, caller, metrics }));
    graph.route(prefix, instagramComments({ ...deps, caller }));
    graph.route(prefix, instagramReading({ ...deps, caller, containers, metrics, settings }));
  }
  return [
    { names: ["www.instagram.com"], app: instagramWebsite({ ...deps, accounts, grants }) },
    { names: ["api.instagram.com"], app: instagramShortToken(grants, settings) },
    {
      names: ["graph.instagram.com"],
      app: graph,
      accountOf: async (request) => grants.find(tokenIn(request))?.userId ?? null,
      endAccess: (userId, how) => (how === "expired" ? grants.expire(userId) : grants.revoke(userId)),
    },
  ];
}

/** The token that a call of ours carries: in its header, or in its address. */
function tokenIn(request: Request): string {
  const header = request.headers.get("authorization")?.replace(/^Bearer /, "");
  return header ?? new URL(request.url).searchParams.get("access_token") ?? "";
}
