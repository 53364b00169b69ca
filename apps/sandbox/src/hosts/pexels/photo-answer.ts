import { seededChoices } from "../openai/copywriter/seeded-choices.ts";
import type { Orientation, PhotoSeed } from "./photo-table.ts";

/** The size of the files as their photographers gave them, in pixels. */
export const SIZES: Record<Orientation, { width: number; height: number }> = {
  portrait: { width: 2848, height: 4272 },
  landscape: { width: 4272, height: 2848 },
  square: { width: 3000, height: 3000 },
};

/** Invented, like the photos. */
const PHOTOGRAPHERS = [
  "Mara Lindqvist",
  "Tomás Arriaga",
  "Ines Obermaier",
  "Kofi Asante-Wells",
  "Yuki Tanabe",
  "Dara O’Neill",
  "Léa Fontanel",
  "Ravi Subramanian",
] as const;

/** A photo as the API gives it. Source: docs/platforms/pexels.md#photos. */
export function photoAnswer(seed: PhotoSeed) {
  const { id, words, orientation } = seed;
  const chance = seededChoices(id);
  const photographer = chance.pick("photographer", PHOTOGRAPHERS);
  const slug = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const photographerId = PHOTOGRAPHERS.indexOf(photographer) + 70_001;
  const original = `https://images.pexels.com/photos/${id}/pexels-photo-${id}.jpeg`;
  const sized = (query: string) => `${original}?auto=compress&cs=tinysrgb&${query}`;
  return {
    id,
    ...SIZES[orientation],
    url: `https://www.pexels.com/photo/${encodeURIComponent(slug(words))}-${id}/`,
    photographer,
    photographer_url: `https://www.pexels.com/@${encodeURIComponent(slug(photographer))}-${photographerId}`,
    photographer_id: photographerId,
    avg_color: `#${Math.floor(chance.number("color") * 0xffffff)
      .toString(16)
      .padStart(6, "0")}`,
    src: {
      original,
      large2x: sized("dpr=2&h=650&w=940"),
      large: sized("h=650&w=940"),
      medium: sized("h=350"),
      small: sized("h=130"),
      portrait: sized("fit=crop&h=1200&w=800"),
      landscape: sized("fit=crop&h=627&w=1200"),
      tiny: sized("dpr=1&fit=crop&h=200&w=280"),
    },
    liked: false,
    alt: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}, ${placeOf(seed)}`,
  };
}

const PLACES = [
  "on a wooden table",
  "by a window",
  "from above",
  "close-up",
  "in a studio",
  "outdoors",
  "at home",
  "on a plain background",
] as const;

const TIMES = ["at dawn", "on a gray day", "at noon", "in autumn", "at dusk", "in spring", "by lamplight"] as const;

/** Where and when a photo was taken: all photos of a search differ. */
export const placeOf = ({ at }: Pick<PhotoSeed, "at">): string =>
  `${PLACES[at % PLACES.length]} ${TIMES[at % TIMES.length]}`;
