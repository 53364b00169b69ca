import type { Instagram } from "../platform.ts";
import { instagramCall } from "./instagram-call.ts";
import { instagramComments } from "./instagram-comments.ts";
import { measureOnInstagram } from "./instagram-measure.ts";
import {
  type InstagramApp,
  instagramAuthorizeUrl,
  instagramExchange,
  instagramRenew,
  isStaleOnInstagram,
} from "./instagram-oauth.ts";
import { prepareOnInstagram } from "./instagram-prepare.ts";
import { checkOnInstagram, commitOnInstagram } from "./instagram-publish.ts";
import { quotaOnInstagram } from "./instagram-quota.ts";

/** The Instagram API with Instagram Login; files are pulled by URL. Source: docs/platforms/instagram.md. */
export function instagram(app: InstagramApp): Instagram {
  const call = instagramCall(app.fetch);
  return {
    authorizeUrl: (state, afresh) => instagramAuthorizeUrl(app, state, afresh),
    exchange: (code) => instagramExchange(app, call, code),
    isStale: isStaleOnInstagram,
    renew: (tokens) => instagramRenew(app, tokens),
    // Instagram documents no way to revoke a connection: we only delete the token.
    revoke: async () => undefined,
    prepare: (job) => prepareOnInstagram(call, job),
    commit: (job) => commitOnInstagram(call, job),
    check: (job) => checkOnInstagram(call, job),
    comments: instagramComments(call),
    quota: (access) => quotaOnInstagram(call, access),
    measure: (access, posts) => measureOnInstagram(call, access, posts),
  };
}
