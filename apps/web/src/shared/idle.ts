/** The longest that an idle page is waited for, in ms: one that plays a video is never idle. Our own choice. */
const LONGEST = 3000;
/** Where the browser does not tell: Safari. */
const INSTEAD = 200;

/** Resolves once the page is loaded and has nothing else to do. Never rejects. */
export async function idle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve, INSTEAD);
  });
}
