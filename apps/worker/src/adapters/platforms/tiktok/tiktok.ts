import type { TikTok } from "../platform.ts";
import { askCreatorInfo } from "./creator-info.ts";
import { tiktokCall, tiktokHarmless } from "./tiktok-call.ts";
import { checkOnTikTok } from "./tiktok-check.ts";
import { measureOnTikTok } from "./tiktok-measure.ts";
import {
  isStaleOnTikTok,
  type TikTokApp,
  tiktokAuthorizeUrl,
  tiktokExchange,
  tiktokRenew,
  tiktokRevoke,
} from "./tiktok-oauth.ts";
import { commitOnTikTok, prepareOnTikTok } from "./tiktok-publish.ts";

/**
 * TikTok's Login Kit, Content Posting API and Display API; files are pulled by URL. Source: docs/platforms/tiktok.md.
 */
export function tiktok(app: TikTokApp): TikTok {
  const call = tiktokCall(app.fetch);
  return {
    authorizeUrl: (state, afresh) => tiktokAuthorizeUrl(app, state, afresh),
    exchange: (code) => tiktokExchange(app, call, code),
    isStale: isStaleOnTikTok,
    renew: (tokens) => tiktokRenew(app, tokens),
    revoke: (tokens) => tiktokRevoke(app, tokens),
    prepare: (job) => prepareOnTikTok(call, job),
    commit: (job) => commitOnTikTok(call, job),
    check: (job) => checkOnTikTok(call, job),
    comments: null,
    measure: ({ accessToken }, posts) => measureOnTikTok(call, accessToken, posts),
    async creatorInfo(accessToken) {
      const answer = await askCreatorInfo(call, accessToken);
      return answer.type === "creator" ? answer.creator : tiktokHarmless(answer);
    },
  };
}
