import { differenceOf } from "./look-of.ts";

/** A part of a picture, by its edges in fractions of the picture. */
export type PlacedPart = { name: string; left: number; top: number; right: number; bottom: number };

/** Two pictures that are no further apart are the same: thumbnails are 4 apart at most, two photos of the shop 162. Measured. */
const SAME = 10;

/** The parts of a picture that looks like this; null if it is none of the shop's. */
export const knownPicture = (look: string): readonly PlacedPart[] | null =>
  shopPhotos.find((it) => differenceOf(it.look, look) <= SAME)?.parts ?? null;

const at = (name: string, left: number, top: number, right: number, bottom: number): PlacedPart => ({
  ...{ name, left, top, right, bottom },
});

/** The photos of the small shop, of which the demo's product is shown: what is where, as its model was projected. */
const shopPhotos: readonly { look: string; parts: readonly PlacedPart[] }[] = [
  {
    // candle.jpg
    look: "88999987899aa98889aaaa9889aaa998888ab888889aa98777721576344102334466643333322333",
    parts: [
      at("candle", 0.3, 0.38, 0.7, 0.84),
      at("flame", 0.48, 0.38, 0.54, 0.51),
      at("label", 0.36, 0.57, 0.64, 0.79),
      at("stand", 0.22, 0.76, 0.78, 0.91),
    ],
  },
  {
    // wick.jpg
    look: "55666655556665554445544444485444447da74449cbcc8556bbba5557aaa9544688743334654212",
    parts: [
      at("candle", 0.11, 0.32, 0.88, 1),
      at("flame", 0.42, 0.32, 0.52, 0.54),
      at("wick", 0.45, 0.49, 0.51, 0.61),
      at("melted wax", 0.19, 0.48, 0.79, 0.73),
    ],
  },
  {
    // shelf.jpg
    look: "888877658998876699a998659aaa94219aaa923199b9823189b97231752362315322422154445433",
    parts: [
      at("candle", 0.15, 0.54, 0.47, 0.91),
      at("flame", 0.3, 0.54, 0.34, 0.64),
      at("label", 0.21, 0.69, 0.43, 0.86),
      at("book", 0.59, 0.29, 1, 0.91),
    ],
  },
  {
    // bath.jpg
    look: "665554446655555466555544666655546677876659ba766588762222a322443385568777bbbbbaa9",
    parts: [
      at("candle", 0.09, 0.47, 0.44, 0.87),
      at("flame", 0.25, 0.47, 0.29, 0.58),
      at("label", 0.15, 0.64, 0.38, 0.82),
      at("towel", 0.4, 0.44, 1, 0.83),
    ],
  },
  {
    // window.jpg
    look: "9aaaa899aabbb9aabbcccabbcccddacca499a9951597676277676644521254434232111142234322",
    parts: [
      at("candle", 0.14, 0.48, 0.47, 0.85),
      at("flame", 0.29, 0.48, 0.33, 0.58),
      at("label", 0.19, 0.63, 0.41, 0.81),
      at("light of the window", 0, 0.3, 0.68, 0.48),
    ],
  },
  {
    // tea.jpg
    look: "2222222222222222222222224554444358b664447bcaa75573148644652378886899988757997554",
    parts: [
      at("candle", 0.11, 0.38, 0.45, 0.77),
      at("flame", 0.26, 0.4, 0.31, 0.49),
      at("label", 0.17, 0.58, 0.4, 0.74),
      at("melted wax", 0.15, 0.46, 0.42, 0.57),
      at("mug of tea", 0.57, 0.37, 0.97, 0.67),
    ],
  },
  {
    // desk.jpg
    look: "6666665566666655434666554435555544445554546444445aba3322342511113201000022212222",
    parts: [
      at("candle", 0.1, 0.54, 0.44, 0.94),
      at("flame", 0.26, 0.54, 0.3, 0.65),
      at("label", 0.14, 0.71, 0.38, 0.9),
      at("book", 0.41, 0.57, 1, 0.9),
      at("plant", 0, 0.18, 0.56, 0.78),
    ],
  },
];
