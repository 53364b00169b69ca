import * as z from "zod/mini";
import { openSlots } from "../hook-library/index.ts";
import { Id, Instant, line } from "../kernel/index.ts";
import { CarouselScript, StoryScript } from "./script.ts";

/** The kinds that the studio makes today. */
export const CreationKind = z.enum(["carousel-image", "video-story"]);
export type CreationKind = z.infer<typeof CreationKind>;

/** The looks of each kind, first the default; those of a story are its captions. Source: ux §6. */
export const looks = {
  "carousel-image": ["marker-list", "photo-essay"],
  "video-story": [
    "active-box",
    "one-word",
    "karaoke",
    "marker",
    "clean-two-line",
    "boxed-lines",
    "typewriter",
    "scale-pulse",
  ],
} as const satisfies Record<CreationKind, readonly string[]>;

/** One spoken word and its time in the voice, in milliseconds from its start. */
export const SpokenWord = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });
export type SpokenWord = z.infer<typeof SpokenWord>;

/** A picture that a slide or beat shows, in script order. */
export const CreationImage = z.object({
  kind: z.literal("image"),
  key: z.string(),
  type: z.string(),
  bytes: z.number(),
  index: z.number().check(z.int()),
});
/** The voice of a story and the time of each word. `beatStartsMs` holds where each beat begins. */
export const CreationVoice = z.object({
  kind: z.literal("voice"),
  key: z.string(),
  type: z.string(),
  bytes: z.number(),
  durationMs: z.number(),
  words: z.array(SpokenWord),
  beatStartsMs: z.array(z.number()),
});
export const CreationMedia = z.discriminatedUnion("kind", [CreationImage, CreationVoice]);
export type CreationMedia = z.infer<typeof CreationMedia>;

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
  kind: CreationKind,
  name: line(120, 1),
  hook: line(200, 1),
  look: z.string(),
  /** `generating` ends in `draft` or `failed`; `ready` has an exported asset. */
  state: z.enum(["generating", "draft", "ready", "failed"]),
  /** Progress of the generation, 0 to 1. */
  progress: z.number(),
  failure: z.nullable(z.string()),
  script: z.nullable(z.union([CarouselScript, StoryScript])),
  media: z.array(CreationMedia),
  brand: z.nullable(z.object({ bg: z.string(), accent: z.string() })),
  lineage: z.nullable(Lineage),
  assetId: z.nullable(Id),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Creation = z.infer<typeof Creation>;

/** A creation as a page sees it: every medium with an address that the browser may open for a day. */
export const CreationView = z.extend(Creation, {
  media: z.array(
    z.discriminatedUnion("kind", [
      z.extend(CreationImage, { url: z.string() }),
      z.extend(CreationVoice, { url: z.string() }),
    ]),
  ),
});
export type CreationView = z.infer<typeof CreationView>;

/** A hook with every placeholder filled. */
const FilledHook = line(200, 1).check(
  z.refine((it) => openSlots(it).length === 0, "Fill every placeholder of the hook first."),
);

export const GenerateInput = z.object({
  projectId: Id,
  productId: Id,
  kind: CreationKind,
  hook: FilledHook,
  hookId: z.nullable(line(64, 1)),
  look: line(40),
});
export type GenerateInput = z.infer<typeof GenerateInput>;

/** Words changed by hand. The kind of script must fit the creation. */
export const EditScriptInput = z.object({
  id: Id,
  script: z.union([CarouselScript, StoryScript]),
  look: line(40),
});
export type EditScriptInput = z.infer<typeof EditScriptInput>;
