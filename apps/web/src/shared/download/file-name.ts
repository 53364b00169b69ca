import { fileEndings, type MediaType } from "@vignette/domain/media";

type Named = { name: string; files: readonly { type: MediaType; platform: "tiktok" | "instagram" | null }[] };

/** The name for a downloaded file: `candle-myths-tiktok-2.jpg`. */
export function fileName({ name, files }: Named, index: number): string {
  const file = files[index];
  const siblings = files.filter((it) => it.platform === file?.platform);
  const number = siblings.length > 1 && file ? String(siblings.indexOf(file) + 1) : null;
  const stem = [nameStem(name), file?.platform, number].filter(Boolean).join("-");
  return `${stem}.${fileEndings[file?.type ?? "image/jpeg"]}`;
}

/** The files with names that differ, as an archive needs them: a second `mug.jpg` becomes `mug-2.jpg`. */
export function distinctlyNamed<File extends { name: string }>(files: readonly File[]): File[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let { name } = file;
    for (let number = 2; taken.has(name); number++) name = file.name.replace(/(\.[^.]+)?$/, `-${number}$1`);
    taken.add(name);
    return { ...file, name };
  });
}

/** A name as the first part of a file name, without an ending: `candle-myths`. */
export function nameStem(name: string): string {
  const stem = name
    .replace(/\.[A-Za-z0-9]{2,4}$/, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return stem || "vignette";
}
