import { html } from "hono/html";
import { type FeedItem, postCard } from "./post-card.ts";

type Result = ReturnType<typeof html>;

/** Both feeds: side by side if there is room, one at a time on a phone. */
export function feedPage(feeds: { tiktok: FeedItem[]; instagram: FeedItem[] }): Result {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<title>Seen by strangers · Vignette's local platforms</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/__feed/feed.css"><script src="/__feed/feed.js" type="module"></script></head>
<body data-shown="tiktok">
<header>
<h1>Seen by strangers</h1>
<p>What the simulated platforms show the public on this machine. Nothing here is on the internet.</p>
<p class="notice" role="status" hidden>That post is not public, or it is not up yet.</p>
</header>
<nav aria-label="Platform">
<button type="button" data-show="tiktok" aria-pressed="true">TikTok</button>
<button type="button" data-show="instagram" aria-pressed="false">Instagram</button>
<button type="button" class="sound" aria-pressed="false">
<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M4 9v6h4l5 4V5L8 9z"/><path class="on" d="M16 8.5a5 5 0 0 1 0 7"/><path class="off" d="m16 9 5 6m0-6-5 6"/></svg><span>Sound</span></button>
</nav>
<main>
${column("tiktok", "TikTok", feeds.tiktok)}
${column("instagram", "Instagram", feeds.instagram)}
</main>
</body></html>`;
}

function column(id: string, name: string, items: FeedItem[]): Result {
  return html`<section id="${id}" aria-labelledby="${id}-name">
<h2 id="${id}-name">${name} <span class="count">${items.length === 1 ? "1 post" : `${items.length} posts`}</span></h2>
<div class="feed" tabindex="0" aria-label="${name} posts, newest first">
${items.map(postCard)}
<div class="empty"><p><b>Nothing is public here yet.</b></p>
<p>Publish something to ${name} from Vignette. It appears by itself, usually within three seconds.</p></div>
</div></section>`;
}
