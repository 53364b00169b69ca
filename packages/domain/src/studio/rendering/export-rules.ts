import { countedAs } from "../../assets/index.ts";
import { Refusal } from "../../kernel/index.ts";
import type { Creation } from "../creation/creation.ts";
import { exportFolder, type FinishExportInput } from "./export.ts";

/** Whether these files can be the finished form of a creation. Each must lie under the creation's own export keys. */
export function refuseFiles(creation: Creation, files: FinishExportInput["files"]): Refusal | null {
  const strange = files.findIndex((file) => !file.key.startsWith(exportFolder(creation.id)));
  if (strange >= 0) return badFile(strange, "key", "This file was not handed in for this creation.");
  if (countedAs(creation.kind) === "videos") {
    const [only, second] = files;
    if (second) return badFile(1, "type", "A video is one file.");
    return only?.type === "video/mp4" ? null : badFile(0, "type", "A video is an MP4 file.");
  }
  const other = files.findIndex((file) => file.type !== "image/jpeg");
  return other < 0 ? null : badFile(other, "type", "Pictures are JPEG files.");
}

/** The fault of one file, by its place in the input. */
export const badFile = (index: number, field: string, message: string) =>
  new Refusal("invalid", "studio.bad-file", message, `files.${index}.${field}`);
