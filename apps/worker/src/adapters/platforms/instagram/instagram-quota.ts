import type { Rejected, Unreachable } from "@vignette/domain/scheduling";
import type { PublishQuota } from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import { unreachable } from "../wire/unreachable.ts";
import { type InstagramCall, instagramHarmless, unwrapped } from "./instagram-call.ts";

const Limit = z.object({ quota_usage: z.number(), config: z.object({ quota_total: z.number() }) });

/**
 * The quota for posts in the last 24 hours. Read live, because the documentation says 50 in one place and 100 in
 * another. Source: docs/platforms/instagram.md#quota.
 */
export async function quotaOnInstagram(
  call: InstagramCall,
  { accessToken, platformAccountId }: { accessToken: string; platformAccountId: string },
): Promise<PublishQuota | Unreachable | Rejected> {
  const fields = { fields: "config,quota_usage" };
  const answer = await call(accessToken, "GET", `${platformAccountId}/content_publishing_limit`, fields);
  if (answer.type !== "ok") return instagramHarmless(answer);
  const limit = Limit.safeParse(unwrapped(answer.body));
  if (!limit.success) return unreachable("unclear");
  return { used: limit.data.quota_usage, total: limit.data.config.quota_total };
}
