import { differenceOf } from "./look-of.ts";

/** A part of a picture, by its edges in fractions of the picture. */
export type PlacedPart = { name: string; left: number; top: number; right: number; bottom: number };

/** Two pictures that are no further apart are the same: thumbnails are 2 apart, two photos of the shop 35. Measured. */
const SAME = 10;

/** The parts of a picture that looks like this; null if it is none of the shop's. */
export const knownPicture = (look: string): readonly PlacedPart[] | null =>
  shopPhotos.find((it) => differenceOf(it.look, look) <= SAME)?.parts ?? null;

const at = (name: string, left: number, top: number, right: number, bottom: number): PlacedPart => ({
  ...{ name, left, top, right, bottom },
});

/** The photos of the small shop, of which the demo's product is shown: what is where was measured on them. */
const shopPhotos: readonly { look: string; parts: readonly PlacedPart[] }[] = [
  {
    // candle.jpg
    look: "2233322233444333445555434567755456799654567b8554458c8643379867532589753211222111",
    parts: [
      at("candle", 0.32, 0.38, 0.68, 0.78),
      at("flame", 0.45, 0.37, 0.55, 0.51),
      at("label", 0.32, 0.58, 0.68, 0.71),
      at("stand", 0.16, 0.71, 0.84, 0.93),
    ],
  },
  {
    // wick.jpg
    look: "223332223345543344687543457a965456ab965456ba865445bb8643379865522588753211222111",
    parts: [
      at("candle", 0.26, 0.25, 0.74, 0.78),
      at("flame", 0.44, 0.24, 0.56, 0.39),
      at("wick", 0.46, 0.36, 0.54, 0.43),
      at("melted wax", 0.26, 0.37, 0.74, 0.45),
      at("label", 0.26, 0.51, 0.74, 0.68),
    ],
  },
  {
    // shelf.jpg
    look: "3333322244443322455544325665443356545443554596435544a643443385333333221122222111",
    parts: [
      at("candle", 0.47, 0.5, 0.72, 0.79),
      at("flame", 0.56, 0.5, 0.64, 0.59),
      at("label", 0.47, 0.64, 0.72, 0.73),
      at("book", 0.23, 0.46, 0.5, 0.76),
    ],
  },
  {
    // hands.jpg
    look: "22333222334443334455554345677554568a9654579b866448ac8874488867734888888457767775",
    parts: [
      at("candle", 0.32, 0.38, 0.68, 0.78),
      at("flame", 0.45, 0.38, 0.55, 0.49),
      at("label", 0.32, 0.57, 0.68, 0.71),
      at("hands", 0.06, 0.54, 0.94, 1),
    ],
  },
  {
    // window.jpg
    look: "2334442236767522367665334666774345788753447ba753347a7663347b75433445443213333321",
    parts: [
      at("candle", 0.32, 0.43, 0.68, 0.84),
      at("flame", 0.45, 0.43, 0.55, 0.55),
      at("label", 0.32, 0.63, 0.68, 0.77),
      at("light of the window", 0.12, 0.03, 0.89, 0.75),
    ],
  },
  {
    // tea.jpg
    look: "33333222444433224555443256554433566554435677544355a7334345a623333433322122222111",
    parts: [
      at("candle", 0.25, 0.53, 0.5, 0.81),
      at("flame", 0.34, 0.53, 0.41, 0.62),
      at("label", 0.25, 0.67, 0.5, 0.77),
      at("mug of tea", 0.48, 0.6, 0.72, 0.78),
    ],
  },
  {
    // desk.jpg
    look: "23344522347665323477564344776763445667744445686534348976344288463444542213333321",
    parts: [
      at("candle", 0.54, 0.54, 0.79, 0.83),
      at("flame", 0.63, 0.54, 0.7, 0.63),
      at("label", 0.54, 0.68, 0.79, 0.78),
      at("book", 0.29, 0.5, 0.56, 0.8),
      at("plant", 0.77, 0.41, 1, 0.8),
    ],
  },
];
