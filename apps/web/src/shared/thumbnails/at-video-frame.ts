/**
 * Shows one frame of a video and takes from it what is needed while it is shown. `secondOf` gets the duration in seconds.
 * Reads only what it needs of an address that serves ranges. Rejects if this browser cannot show it.
 */
export async function atVideoFrame<Taken>(
  url: string,
  secondOf: (durationS: number) => number,
  take: (video: HTMLVideoElement) => Taken | Promise<Taken>,
): Promise<Taken> {
  const video = Object.assign(document.createElement("video"), { muted: true, playsInline: true, preload: "auto" });
  try {
    await videoEvent(video, "loadeddata", () => {
      video.src = url;
    });
    const at = secondOf(Number.isFinite(video.duration) ? video.duration : UNKNOWN_S);
    await videoEvent(video, "seeked", () => {
      video.currentTime = at;
    });
    if (video.videoWidth === 0) throw new Error("This browser shows no picture of it.");
    return await take(video);
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

/** For a recording that does not say how long it is, in seconds. */
const UNKNOWN_S = 2;

/** In ms. */
const EVENT_TIMEOUT = 15_000;

function videoEvent(video: HTMLVideoElement, event: "loadeddata" | "seeked", begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No ${event} in time.`)), EVENT_TIMEOUT);
    const once = (callback: () => void) => () => {
      clearTimeout(late);
      callback();
    };
    video.addEventListener(event, once(resolve), { once: true });
    video.addEventListener(
      "error",
      once(() => reject(new Error("This browser cannot play it."))),
      { once: true },
    );
    begin();
  });
}
