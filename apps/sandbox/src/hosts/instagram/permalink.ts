import type { PublishedPost } from "../../published-post.ts";

/** The public address of a post. The short code is the id in base 64, as on the real site. */
export function permalink(post: PublishedPost): string {
  if (post.kind === "story") return `https://www.instagram.com/stories/${post.accountName}/${post.postId}/`;
  return `https://www.instagram.com/${post.kind === "reel" ? "reel" : "p"}/${shortcodeOf(post.postId)}/`;
}

export function shortcodeOf(postId: string): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(postId));
  return bytes.toString("base64url");
}

/** The id behind a short code; empty for an invalid one. */
export function postIdOfShortcode(code: string): string {
  const bytes = Buffer.from(code, "base64url");
  return bytes.byteLength === 8 ? bytes.readBigUInt64BE(0).toString() : "";
}
