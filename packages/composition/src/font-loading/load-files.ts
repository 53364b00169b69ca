import { installTypesetter } from "../shaping/typesetter.ts";
import { letterFiles } from "./letter-files.ts";

export type { ReadFile } from "./letter-files.ts";

/** The files of all scenes of this page, worker or process: what was read for one is used by every other. */
export const { hasLetters, loadLetters } = letterFiles(installTypesetter);
