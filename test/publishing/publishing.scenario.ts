import { describe, expect, it } from "vitest";
import { aCarousel, aCreator, aVideo, connect, postNow, settled, targetFor } from "./creator.ts";
import { sharedApp } from "./shared-app.ts";

const app = sharedApp();

describe("publishing", () => {
  it.concurrent.each(["tiktok", "instagram"] as const)("shows a video on %s once, byte for byte", async (platform) => {
    const creator = await aCreator(app);
    const account = await connect(creator, platform);
    const video = await aVideo(creator);
    const target = await settled(creator, await postNow(creator, video, targetFor(account, "Six rolls, one dough")));

    expect(target).toMatchObject({ state: "published", failure: null });
    const shown = await app.shown(creator.name);
    expect(shown).toMatchObject([{ platform, caption: "Six rolls, one dough" }]);
    expect(shown[0]?.media.map((it) => it.sha256)).toEqual(video.sha256s);
  });

  it.concurrent.each(["tiktok", "instagram"] as const)(
    "shows a carousel on %s once, in order, byte for byte",
    async (platform) => {
      const creator = await aCreator(app);
      const account = await connect(creator, platform);
      const carousel = await aCarousel(creator);
      const target = await settled(creator, await postNow(creator, carousel, targetFor(account, "Five rolls")));

      expect(target).toMatchObject({ state: "published", failure: null });
      const shown = await app.shown(creator.name);
      expect(shown).toMatchObject([{ platform, kind: "carousel" }]);
      expect(shown[0]?.media.map((it) => it.sha256)).toEqual(carousel.sha256s);
    },
  );
});
