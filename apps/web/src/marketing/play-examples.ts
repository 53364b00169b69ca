import { m } from "@vignette/messages";

/**
 * Plays the examples while they are in view, for users who did not ask for less motion, until they press Pause. Clips
 * are loaded when they first come into view. Source: WCAG 2.2, criterion 2.2.2.
 */
export function playExamples(section: HTMLElement): void {
  const pause = section.querySelector<HTMLButtonElement>("[data-examples-pause]");
  if (pause === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const inView = new Set<HTMLVideoElement>();
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLVideoElement);
      else inView.delete(target as HTMLVideoElement);
    }
    show();
  });
  const clips = [...section.querySelectorAll("video")];
  for (const clip of clips) watch.observe(clip);
  pause.hidden = false;
  pause.addEventListener("click", () => {
    section.toggleAttribute("data-paused");
    show();
  });

  function show(): void {
    const paused = section.hasAttribute("data-paused");
    if (pause) pause.textContent = paused ? m.site_play() : m.site_pause();
    for (const clip of clips) {
      // Browsers that save power refuse to play, and keep the poster.
      if (inView.has(clip) && !paused) clip.play().catch(() => undefined);
      else clip.pause();
    }
  }
}
