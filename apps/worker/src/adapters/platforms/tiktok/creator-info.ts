import type { CreatorInfo } from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import type { TikTokAnswer, TikTokCall } from "./tiktok-call.ts";

/** Source: docs/platforms/tiktok.md#creator-info. */
const WireCreator = z.object({
  creator_avatar_url: z._default(z.string(), ""),
  creator_username: z._default(z.string(), ""),
  creator_nickname: z._default(z.string(), ""),
  privacy_level_options: z.array(z.string()),
  comment_disabled: z.boolean(),
  duet_disabled: z.boolean(),
  stitch_disabled: z.boolean(),
  max_video_post_duration_sec: z.number(),
});

/** The options of the account at the moment, or TikTok's answer if it does not report them. */
export async function askCreatorInfo(
  call: TikTokCall,
  accessToken: string,
): Promise<{ type: "creator"; creator: CreatorInfo } | Exclude<TikTokAnswer, { type: "ok" }>> {
  const answer = await call(accessToken, "/v2/post/publish/creator_info/query/", {});
  if (answer.type !== "ok") return answer;
  const wire = WireCreator.safeParse(answer.data);
  return wire.success ? { type: "creator", creator: creatorOf(wire.data) } : { type: "garbled", why: "unclear" };
}

function creatorOf(wire: z.infer<typeof WireCreator>): CreatorInfo {
  return {
    nickname: wire.creator_nickname,
    username: wire.creator_username,
    avatarUrl: wire.creator_avatar_url,
    privacyOptions: wire.privacy_level_options,
    commentDisabled: wire.comment_disabled,
    duetDisabled: wire.duet_disabled,
    stitchDisabled: wire.stitch_disabled,
    maxDurationSec: wire.max_video_post_duration_sec,
  };
}
