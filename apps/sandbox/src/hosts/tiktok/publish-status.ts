import { longId } from "../../long-ids.ts";
import type { Publish } from "./publishes.ts";

/** `data` of status/fetch. The misspelled field is TikTok's; the id stays away until strangers see the post. */
export function publishStatus(publish: Publish, now: number) {
  const isUpload = publish.request.init.source_info.source === "FILE_UPLOAD";
  const progress = isUpload ? { uploaded_bytes: publish.received } : { downloaded_bytes: publish.received };
  if (publish.state === "failed") {
    return { status: "FAILED", fail_reason: publish.reason, publicaly_available_post_id: [], ...progress };
  }
  const isOpen = publish.state === "checked" && publish.publicAt !== null && publish.publicAt <= now;
  const ids = isOpen && publish.postId !== null ? [longId(publish.postId)] : [];
  return { status: statusWord(publish, isUpload, now), publicaly_available_post_id: ids, ...progress };
}

function statusWord(publish: Publish, isUpload: boolean, now: number): string {
  if (publish.state !== "checked" || publish.completeAt > now) {
    return isUpload ? "PROCESSING_UPLOAD" : "PROCESSING_DOWNLOAD";
  }
  return publish.request.mode === "inbox" ? "SEND_TO_USER_INBOX" : "PUBLISH_COMPLETE";
}
