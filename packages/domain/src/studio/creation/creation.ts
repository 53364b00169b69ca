import * as z from "zod/mini";
import { AssetType, SeenFile } from "../../assets/index.ts";
import { unfilledSlots } from "../../hook-library/index.ts";
import { Id, Instant, line, Says } from "../../kernel/index.ts";
import { Topic } from "../../research/index.ts";
import { BeatAnswer, Script } from "../script/script.ts";
import { Style } from "../style/style.ts";
import { CreationClip, CreationImage, CreationMedia, CreationTake, CreationVoice } from "./media.ts";
import { Spending } from "./spending.ts";
import { VideoClipOrder } from "./video-clip-order.ts";

/**
 * The origin of a creation: its hook, its models, and whether they are local placeholders. Source:
 * docs/architecture.md#lineage.
 */
export const Lineage = z.object({
  hookId: z.nullable(z.string()),
  textModel: z.string(),
  imageModel: z.string(),
  voiceModel: z.nullable(z.string()),
  videoModel: z.optional(z.string()),
  presenterModel: z.optional(z.string()),
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
  /** The id of the generation that is running; work for any other stops. "" when none is running. */
  run: z.string(),
  /** How often that generation was restarted after it had been lost. */
  restarts: z.number(),
  /** How much of it there is, 0 to 1. */
  progress: z.number(),
  failure: z.nullable(z.string()),
  /** The code of that sentence and its values; absent in older ones. Source: ADR 154. */
  failureSays: z.optional(z.nullable(Says)),
  script: z.nullable(Script),
  /** The beats that were whole when they were last heard of, as long as there is no script: a stream may break off. */
  written: z.optional(z.array(BeatAnswer)),
  /** Counts the edits: an edit of an older one is refused. */
  revision: z.number(),
  /** When an earlier version was last kept. */
  keptAt: Instant,
  /** Everything that was generated for it, also what no beat shows now: an undo brings it back. */
  media: z.array(CreationMedia),
  /** Video clips that were ordered and have not arrived. */
  orders: z.optional(z.array(VideoClipOrder)),
  brand: z.nullable(z.object({ bg: z.string(), accent: z.string() })),
  /** Of its words, as the brief had it when it was made; absent in older ones: unknown. */
  language: z.optional(z.string()),
  /** What can be drawn of its product, as the brief had it when it was made; absent in older ones: nothing. */
  objects: z.optional(z.object({ product: z.optional(line(40)), trouble: z.optional(line(40)) })),
  lineage: z.nullable(Lineage),
  /** The folder whose photos it shows instead of the product's own, and with which of them it begins. Absent: the product's own. */
  photos: z.optional(z.object({ folderId: Id, turn: z.number().check(z.int(), z.nonnegative()) })),
  /** What it is about besides its product; absent: the product alone. */
  topic: z.optional(Topic),
  /** What generating it cost, for our own books. */
  spending: z.optional(z.array(Spending)),
  assetId: z.nullable(Id),
  /** The batch that it was made in; null for one made alone. */
  batchId: z._default(z.nullable(Id), null),
  /** When it was put aside. It is removed permanently after a while. */
  rejectedAt: z._default(z.nullable(Instant), null),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Creation = z.infer<typeof Creation>;

/** A file that a beat shows, with an address that the browser may open for a day. */
export const ShownView = z.extend(SeenFile, { url: z.string() });
export type ShownView = z.infer<typeof ShownView>;

/** A creation as a page sees it: every medium with an address that the browser may open for a day. */
export const CreationView = z.extend(Creation, {
  media: z.array(
    z.discriminatedUnion("kind", [
      z.extend(CreationImage, { url: z.string() }),
      z.extend(CreationClip, { url: z.string() }),
      z.extend(CreationVoice, { url: z.string() }),
      z.extend(CreationTake, { url: z.string() }),
    ]),
  ),
  shown: z.array(ShownView),
  /** The first frame as a JPEG; nothing is there until a browser has drawn it after the last edit. */
  poster: z.optional(z.string()),
});
export type CreationView = z.infer<typeof CreationView>;

/** A hook with every placeholder filled. */
export const FilledHook = line(200, 1).check(
  z.refine((it) => unfilledSlots(it).length === 0, "Fill every placeholder of the hook first."),
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
  /** Who speaks, by id, in a look with a speaker; "" or absent: the user films a clip. */
  presenter: z.optional(line(40)),
});
export type GenerateInput = z.infer<typeof GenerateInput>;

/** Words and style as a hand left them. */
export const EditInput = z.object({
  id: Id,
  /** Of which revision this is an edit. */
  revision: z.number().check(z.int(), z.minimum(0)),
  script: Script,
  style: Style,
  /** Keeps what was there before as a version, however young the last one is: before something large is replaced. */
  keep: z.boolean(),
});
export type EditInput = z.infer<typeof EditInput>;

/** The words to rewrite: one beat, or, with null, everything that is not locked. `script` is what is on screen. */
export const RewriteInput = z.object({ id: Id, script: Script, beatId: z.nullable(line(40, 1)) });
export type RewriteInput = z.infer<typeof RewriteInput>;

export const RenameInput = z.object({ id: Id, name: line(120, 1) });

/** A creation as it was once, to go back to. Collection `creation_versions`. */
export const CreationVersion = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  creationId: Id,
  script: Script,
  style: Style,
  /** When it was last edited before it was replaced. */
  createdAt: Instant,
});
export type CreationVersion = z.infer<typeof CreationVersion>;
