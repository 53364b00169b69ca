import type { AssetType } from "../../../assets/index.ts";
import type { BeatRole } from "../../catalogue/beat-roles.ts";
import { newBeat, type Script } from "../../script/script.ts";
import { withOwnPictures } from "../with-own-pictures.ts";
import { anUpload } from "./an-upload.test-support.ts";
import { type ProductPicture, productPicture } from "./product-picture.ts";

/** A picture of a product, of which a test names only what matters. */
export const picture = (id: string, change: Parameters<typeof anUpload>[1] = {}): ProductPicture => {
  const found = productPicture(anUpload(id, change));
  if (!found) throw new Error("This is no picture of a product.");
  return found;
};
export const photos = (count: number) => Array.from({ length: count }, (_, at) => picture(`photo-${at}`));

/** A beat of each role, which names nothing. */
export const script = (roles: readonly BeatRole[]): Script => ({
  beats: roles.map((role, at) => newBeat(`${at}`, { role, title: `Beat ${at}`, imagePrompt: `Subject ${at}` })),
  caption: "",
  hashtags: [],
});
/** The first creation of a batch, written for the first time. */
export const first = { before: null, turn: 0 };
export const made = (kind: AssetType, template: string) => ({ kind, style: { template } });
export const shownIn = (written: Script) => written.beats.map(({ shows }) => shows?.id ?? null);

/** The pictures that a look gives to its beats. */
export const given = (template: string, kind: AssetType, roles: readonly BeatRole[], pictures = photos(9)) =>
  shownIn(withOwnPictures(script(roles), made(kind, template), pictures, first));
