import * as z from "zod/mini";
import { SeenFile } from "../../assets/index.ts";
import { line } from "../../kernel/index.ts";
import { Creation } from "../creation/creation.ts";
import { Script } from "../script/script.ts";

/**
 * What a creation is drawn from: the stored document, the files of the library that its beats show, and the names of the
 * accounts it is posted from ("" where that is open). It refers to files by their keys and holds no bytes.
 */
export const CreationDocument = z.extend(
  z.pick(Creation, { kind: true, style: true, brand: true, language: true, objects: true, media: true }),
  {
    script: Script,
    shown: z.array(SeenFile).check(z.maxLength(200)),
    handles: z.object({ tiktok: line(200), instagram: line(200) }),
  },
);
export type CreationDocument = z.infer<typeof CreationDocument>;
