import { facesFrom } from "./faces-from.ts";

export const { loadFaces, hasFaces, offerFaces, facesFor } = facesFrom(async () => {
  const { faceUrl } = await import("./browser-files.ts");
  return async (path) => {
    const answer = await fetch(faceUrl(path));
    if (!answer.ok) throw new Error(`The face ${path} could not be loaded (${answer.status}).`);
    return new Uint8Array(await answer.arrayBuffer());
  };
});
