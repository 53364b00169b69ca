import { type BeatMedia, type FramePlatform, type Storyboard, storyboardScenes } from "../../index.ts";

type Picture = Extract<BeatMedia, { kind: "image" }>;

/** A product before a plain ground. */
export const shoe: Picture = {
  ...{ kind: "image", src: "shoe", size: { width: 1200, height: 900 } },
  ...{ subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.4 }, ground: "#f4f4f2" },
};
const beat = { line: "", body: "", holdMs: null };

/** The clips of each of three slides that show a picture; the second one another one, if two are given. */
export function slidesOf(
  template: string,
  media: BeatMedia | null | readonly (BeatMedia | null)[],
  handle = "",
  target: FramePlatform = "tiktok",
  titles: readonly string[] = [],
  brand: Storyboard["brand"] = null,
) {
  const [first = null, second = first, third = first] = [media].flat();
  const storyboard: Storyboard = {
    ...{ kind: "carousel-image", template, voice: null, music: null, captions: null, brand, handle },
    beats: [
      { ...beat, id: "1", role: "hook", title: titles[0] || "Black toenails after every run", media: first },
      { ...beat, id: "2", role: "turn", title: titles[1] || "Not in these", media: second && { ...second, src: "2" } },
      {
        ...beat,
        id: "3",
        role: "point",
        title: titles[2] || "Room for each toe",
        media: third && { ...third, src: "3" },
      },
    ],
  };
  return storyboardScenes(storyboard, target).map(({ tracks }) => tracks.flatMap(({ clips }) => clips));
}

export const wide: Picture = {
  ...{ kind: "image", src: "cup", size: { width: 1080, height: 720 } },
  subject: { x: 0.1, y: 0.1, w: 0.7, h: 0.8 },
};

export const invoice: Picture = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true };
