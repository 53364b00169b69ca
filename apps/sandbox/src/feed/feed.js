// What moves on the feed page: videos that play while they are seen, slides, tabs, sound, and new posts.

const REFRESH_MS = 3000;
/** Share of a video that must be in view before it plays. */
const IN_VIEW = 0.6;
let withSound = false;

const playing = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) play(target);
      else target.pause();
    }
  },
  { threshold: IN_VIEW },
);

for (const article of document.querySelectorAll("article")) wake(article);
for (const button of document.querySelectorAll("[data-show]")) {
  button.addEventListener("click", () => show(button.dataset.show));
}
document.querySelector(".sound").addEventListener("click", ({ currentTarget }) => {
  withSound = !withSound;
  currentTarget.setAttribute("aria-pressed", String(withSound));
  for (const video of document.querySelectorAll("video")) video.muted = !withSound;
});
goToAskedPost();
setInterval(() => document.hidden || refresh().catch(() => {}), REFRESH_MS);

/** A browser may refuse to start a video with sound; without sound it never does. */
function play(video) {
  video.muted = !withSound;
  video.play().catch(() => {
    video.muted = true;
    return video.play().catch(() => {});
  });
}

function wake(article) {
  for (const video of article.querySelectorAll("video")) {
    playing.observe(video);
    video.addEventListener("click", () => (video.paused ? play(video) : video.pause()));
  }
  const slides = article.querySelector(".slides");
  if (!slides) return;
  const place = () => Math.round(slides.scrollLeft / slides.clientWidth);
  const step = (by) => slides.scrollTo({ left: (place() + by) * slides.clientWidth, behavior: "smooth" });
  article.querySelector(".back").addEventListener("click", () => step(-1));
  article.querySelector(".next").addEventListener("click", () => step(1));
  slides.addEventListener("scroll", () => {
    article.querySelector(".place span").textContent = String(place() + 1);
    article.querySelector(".back").disabled = place() === 0;
    article.querySelector(".next").disabled = place() === slides.children.length - 1;
  });
}

function show(platform) {
  document.body.dataset.shown = platform;
  for (const button of document.querySelectorAll("[data-show]")) {
    button.setAttribute("aria-pressed", String(button.dataset.show === platform));
  }
}

/** `?post=tiktok-123`, where a permalink of a simulated platform leads. */
function goToAskedPost() {
  const key = new URLSearchParams(location.search).get("post");
  if (key === null) return;
  const article = document.getElementById(key);
  document.querySelector(".notice").hidden = article !== null;
  if (article) show(article.closest("section").id);
  else if (key.startsWith("instagram-")) show("instagram");
  article?.scrollIntoView();
}

/** Takes over what the server now shows, without disturbing what is being watched. */
async function refresh() {
  const response = await fetch("/");
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const section of document.querySelectorAll("section")) {
    const feed = section.querySelector(".feed");
    const isAtTop = feed.scrollTop < 10;
    const news = fresh.getElementById(section.id);
    section.querySelector(".count").textContent = news.querySelector(".count").textContent;
    for (const old of feed.querySelectorAll("article")) if (!fresh.getElementById(old.id)) old.remove();
    for (const article of [...news.querySelectorAll("article")].reverse()) renew(feed, article);
    if (isAtTop) feed.scrollTop = 0;
  }
}

function renew(feed, article) {
  const known = document.getElementById(article.id);
  if (known) {
    for (const part of ["dl", ".age"]) known.querySelector(part).innerHTML = article.querySelector(part).innerHTML;
    return;
  }
  feed.prepend(article);
  wake(article);
}
