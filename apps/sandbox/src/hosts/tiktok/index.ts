import { Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { platformMetrics } from "../../platform-metrics.ts";
import { platformSettings } from "../../platform-settings.ts";
import { tiktokAccounts } from "./accounts.ts";
import { tiktokWebsite } from "./authorize.ts";
import { tiktokDisplay } from "./display.ts";
import { tiktokFailure } from "./envelope.ts";
import { tiktokGrants } from "./grants.ts";
import { tiktokGuard } from "./guard.ts";
import { tiktokOauth } from "./oauth.ts";
import { tiktokPosting } from "./posting.ts";
import { tiktokPublishes } from "./publishes.ts";
import { tiktokTransfers } from "./transfer.ts";
import { tiktokUpload } from "./upload.ts";

/** TikTok: its website as far as an app needs it, its API, and the host that takes uploads. */
export function tiktokHosts(deps: HostDeps): Host[] {
  const settings = platformSettings(deps.db).get;
  const accounts = tiktokAccounts(deps);
  const grants = tiktokGrants(deps, settings);
  const publishes = tiktokPublishes(deps);
  const guard = tiktokGuard(deps, accounts, grants);
  const transfers = tiktokTransfers({ ...deps, accounts, publishes, settings });
  const endPublishesOf = (openId: string) => {
    for (const publish of publishes.inFlightOf(openId)) {
      publishes.save({ ...publish, state: "failed", reason: "auth_removed" });
    }
  };

  const api = new Hono();
  api.onError(tiktokFailure);
  api.route("/", tiktokOauth({ grants, settings, onRevoked: ({ openId }) => endPublishesOf(openId) }));
  api.route("/", tiktokPosting({ ...deps, guard, publishes, transfers, settings }));
  api.route("/", tiktokDisplay({ ...deps, guard, metrics: platformMetrics(deps) }));

  return [
    { names: ["www.tiktok.com"], app: tiktokWebsite({ ...deps, accounts, grants }) },
    {
      names: ["open.tiktokapis.com"],
      app: api,
      accountOf: async (request) => grants.ownerOf(await tokenIn(request)),
      endAccess(openId, how) {
        if (how === "expired") return grants.expire(openId);
        grants.revoke({ openId });
        endPublishesOf(openId);
      },
    },
    { names: ["open-upload.tiktokapis.com"], app: tiktokUpload({ ...deps, publishes, transfers }) },
  ];
}

/** The token that a call carries: in its header, or in the form that asks for a new one. */
async function tokenIn(request: Request): Promise<string> {
  const header = request.headers.get("authorization");
  if (header !== null) return header.replace(/^Bearer /, "");
  const form = new URLSearchParams(request.method === "POST" ? await request.clone().text() : "");
  return form.get("refresh_token") ?? form.get("token") ?? "";
}
