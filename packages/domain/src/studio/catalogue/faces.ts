import * as z from "zod/mini";

/** The bundled faces, by what they are for. Source: docs/content.md#faces. */
export const faces = ["native", "punch", "block", "edit", "hand", "note", "type", "quote"] as const;
export const Face = z.enum(faces);
export type Face = z.infer<typeof Face>;

const OWN_FACE = /^materials\/[^/\s]{1,128}\/[^/\s]{1,64}\/[^/\s]{1,64}$/;

/** A font file that the user uploaded, by its storage key (`uploadedAssetFolder`). Source: ADR 99. */
export const OwnFace = z.custom<`materials/${string}`>((it) => typeof it === "string" && OWN_FACE.test(it));
export type OwnFace = z.infer<typeof OwnFace>;

/** A bundled face, or one of the user's own. */
export const Typeface = z.union([Face, OwnFace]);
export type Typeface = z.infer<typeof Typeface>;

export const isOwnFace = (face: string): face is OwnFace => face.startsWith("materials/");

/** The faces of a brand: of what is written large, and of everything else. */
export const Fonts = z.object({ title: Typeface, body: Typeface });
export type Fonts = z.infer<typeof Fonts>;
