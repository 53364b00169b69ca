import { html } from "hono/html";
import type { Metrics } from "../platform-metrics.ts";
import type { PublishedFile, PublishedPost } from "../published-post.ts";

type Result = ReturnType<typeof html>;
export type FeedItem = { post: PublishedPost; metrics: Metrics; ageMs: number };

const KIND_WORDS: Record<PublishedPost["kind"], string> = {
  video: "Video",
  photo: "Photo",
  carousel: "Carousel",
  reel: "Reel",
  image: "Image",
  story: "Story",
};

const LABEL_WORDS: Record<PublishedPost["labels"][number], string> = {
  "ai-generated": "AI-generated",
  "paid-partnership": "Paid partnership",
  promotional: "Promotional content",
};

/** One post as it fills the phone: media, who, what, numbers. */
export function postCard({ post, metrics, ageMs }: FeedItem): Result {
  const key = `${post.platform}-${post.postId}`;
  return html`<article id="${key}" aria-label="${KIND_WORDS[post.kind]} by ${post.accountName}">
${stage(post)}
<div class="over">
<div class="who"><img src="/__avatar/${post.platform}/${post.accountId}" alt="" width="36" height="36">
<div><b>@${post.accountName}</b><small>${[KIND_WORDS[post.kind], ...post.labels.map((label) => LABEL_WORDS[label])].join(" · ")} · <span class="age">${age(ageMs)}</span></small></div></div>
${post.caption === "" ? "" : html`<p class="caption" tabindex="0">${post.caption}</p>`}
<dl class="numbers"><div><dt>views</dt><dd>${compact(metrics.views)}</dd></div><div><dt>likes</dt><dd>${compact(metrics.likes)}</dd></div>
<div><dt>comments</dt><dd>${compact(metrics.comments)}</dd></div><div><dt>shares</dt><dd>${compact(metrics.shares)}</dd></div></dl>
</div></article>`;
}

function stage(post: PublishedPost): Result {
  const [first, second] = post.media;
  if (!second) return html`<div class="stage">${first ? picture(first, post) : ""}</div>`;
  return html`<div class="stage" data-slides="${post.media.length}">
<div class="slides" tabindex="0" aria-label="Slides, swipe or use the arrow keys">
${post.media.map((media) => html`<div>${picture(media, post)}</div>`)}</div>
<button type="button" class="step back" aria-label="Previous slide" disabled>‹</button>
<button type="button" class="step next" aria-label="Next slide">›</button>
<p class="place"><span>1</span>/${post.media.length}</p></div>`;
}

/** Bytes come from this machine, so paths are enough: the page works under any host name. */
function picture({ type, sha256, width, height }: PublishedFile, post: PublishedPost): Result {
  const src = `/__media/${sha256}`;
  return type.startsWith("video/")
    ? html`<video src="${src}" width="${width ?? 9}" height="${height ?? 16}" muted loop playsinline preload="metadata"
  aria-label="Video by ${post.accountName}"></video>`
    : html`<img src="${src}" width="${width ?? 4}" height="${height ?? 5}" alt="${post.caption.slice(0, 120)}" loading="lazy">`;
}

const compact = (count: number) => new Intl.NumberFormat("en", { notation: "compact" }).format(count);

function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}
