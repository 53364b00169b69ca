import * as z from "zod/mini";
import { AssetFile, AssetType } from "../assets/index.ts";
import { openSlots } from "../hook-library/index.ts";
import { Id, Instant, line } from "../kernel/index.ts";
import { CreationImage, CreationMedia, CreationVoice } from "./media.ts";
import { Script } from "./script.ts";
import { Style } from "./style.ts";

/** What made a creation: which hook, which models, and whether they are local stand-ins. Design §7, Lineage. */
export const Lineage = z.object({
  hookId: z.nullable(z.string()),
  textModel: z.string(),
  imageModel: z.string(),
  voiceModel: z.nullable(z.string()),
  placeholder: z.boolean(),
});
export type Lineage = z.infer<typeof Lineage>;

/** A piece of content being made. Collection `creations`. */
export const Creation = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  productId: Id,
  kind: AssetType,
  name: line(120, 1),
  hook: line(200, 1),
  style: Style,
  /** `generating` ends in `draft` or `failed`; `ready` has an exported asset. */
  state: z.enum(["generating", "draft", "ready", "failed"]),
  /** Progress of the generation, 0 to 1. */
  progress: z.number(),
  failure: z.nullable(z.string()),
  script: z.nullable(Script),
  /** Everything that was made for it, also what no beat shows now: an undo brings it back. */
  media: z.array(CreationMedia),
  brand: z.nullable(z.object({ bg: z.string(), accent: z.string() })),
  lineage: z.nullable(Lineage),
  assetId: z.nullable(Id),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Creation = z.infer<typeof Creation>;

/** A file of an asset that a beat shows, with an address that the browser may open for a day. */
export const ShownView = z.extend(AssetFile, { assetId: Id, file: z.number(), url: z.string() });
export type ShownView = z.infer<typeof ShownView>;

/** A creation as a page sees it: every medium with an address that the browser may open for a day. */
export const CreationView = z.extend(Creation, {
  media: z.array(
    z.discriminatedUnion("kind", [
      z.extend(CreationImage, { url: z.string() }),
      z.extend(CreationVoice, { url: z.string() }),
    ]),
  ),
  shown: z.array(ShownView),
});
export type CreationView = z.infer<typeof CreationView>;

/** A hook with every placeholder filled. */
const FilledHook = line(200, 1).check(
  z.refine((it) => openSlots(it).length === 0, "Fill every placeholder of the hook first."),
);

/** What is to be made. An empty template means the first of the kind. */
export const GenerateInput = z.object({
  projectId: Id,
  productId: Id,
  kind: AssetType,
  hook: FilledHook,
  hookId: z.nullable(line(64, 1)),
  template: line(40),
  drawing: z.nullable(line(40, 1)),
});
export type GenerateInput = z.infer<typeof GenerateInput>;

/** Words and style as a hand left them. */
export const EditInput = z.object({ id: Id, script: Script, style: Style });
export type EditInput = z.infer<typeof EditInput>;
