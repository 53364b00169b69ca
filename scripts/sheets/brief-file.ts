import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { AssetType, NamedParts } from "@vignette/domain/assets";
import { Brief, emptyBrief } from "@vignette/domain/research";
import * as z from "zod/mini";

const BUILT_IN = join(import.meta.dirname, "briefs");

/** An own photo: a JPEG or PNG file, seen from the brief's file, what it shows, and what is where in it. */
const Photo = z.object({ file: z.string(), alt: z.string(), parts: z.optional(NamedParts) });

/** A brief as a file holds it: the product's own form, of which anything but the name may be left out. */
const BriefFile = z.object({
  brief: z.looseObject({ name: z.string() }),
  /** Opening lines by kind, taken in turn; for a kind without any the best of the built-in ones. */
  hooks: z.optional(z.partialRecord(AssetType, z.array(z.string()).check(z.minLength(1)))),
  photos: z.array(Photo),
});

export type SheetBrief = {
  name: string;
  brief: Brief;
  hooks: Partial<Record<AssetType, readonly string[]>>;
  photos: readonly z.infer<typeof Photo>[];
};

/** The briefs of these files or names; all built-in ones if none is given. Throws an Error for one that is not there. */
export function readBriefs(wanted: readonly string[] | undefined): SheetBrief[] {
  const builtIn = readdirSync(BUILT_IN).map((file) => file.replace(/\.json$/, ""));
  return (wanted ?? builtIn).map((it) => {
    const path = builtIn.includes(it) ? join(BUILT_IN, `${it}.json`) : resolve(it);
    if (!existsSync(path)) throw new Error(`There is no brief ${it}. Built in: ${builtIn.join(", ")}.`);
    return readBrief(path);
  });
}

function readBrief(path: string): SheetBrief {
  const { brief, hooks = {}, photos } = BriefFile.parse(JSON.parse(readFileSync(path, "utf8")));
  return {
    name: path.replace(/^.*[/\\]/, "").replace(/\.json$/, ""),
    brief: Brief.parse({ ...emptyBrief, ...brief }),
    hooks,
    photos: photos.map(({ file, ...seen }) => ({ file: join(dirname(path), file), ...seen })),
  };
}
