import { type ItemRef, uploadedAssetOfKey } from "../../assets/index.ts";
import { type Fonts, isOwnFace, type Typeface } from "../catalogue/faces.ts";
import type { TextLooks } from "./text-look.ts";

/** The uploaded faces among some, each once, as files of the library. */
export const filesOfFaces = (faces: readonly (Typeface | undefined)[]): (ItemRef & { key: string })[] =>
  [...new Set(faces)].flatMap((face) => {
    const file = face && isOwnFace(face) ? uploadedAssetOfKey(face) : null;
    return face && file ? [{ origin: "uploaded" as const, id: file.id, key: face }] : [];
  });

type Dressed = { fonts?: Fonts | null | undefined; textLook?: TextLooks | undefined };

/** The faces that a brand kit or a style names for all its texts. */
export const facesOfLooks = ({ fonts, textLook }: Dressed): (Typeface | undefined)[] => [
  ...[fonts?.title, fonts?.body],
  ...[textLook?.title?.face, textLook?.body?.face, textLook?.added?.face],
];
