import { facesFrom } from "./faces-from.ts";

export const { loadFaces, hasFaces, offerFaces, facesFor } = facesFrom(() => import("./browser-letters.ts"));
