import { aCarousel, aCreator, aVideo, connect, postNow, settled, targetFor } from "./creator.ts";
import type { SharedApp } from "./shared-app.ts";

/** Publishes with faults in the way; returns what the owner reads and what is public. */
export async function publishWith(
  app: SharedApp,
  platform: "tiktok" | "instagram",
  kind: "video" | "carousel",
  faultsOf: (platformAccountId: string) => Record<string, unknown>[],
) {
  const creator = await aCreator(app);
  const account = await connect(creator, platform);
  const asset = kind === "video" ? await aVideo(creator) : await aCarousel(creator);
  for (const rule of faultsOf(account.platformAccountId)) await app.fault(rule);
  const target = await settled(creator, await postNow(creator, asset, targetFor(account, `By ${creator.name}`)));
  const shown = await app.shown(creator.name);
  return { target, asset, shown, events: target.log.map((entry) => entry.event) };
}
