import * as z from "zod/mini";
import { Id, Instant, line } from "../kernel/index.ts";
import { LanguageCode } from "../research/index.ts";
import { hookCategories, hookChannels, hookFormats, hookTones } from "./hook.ts";
import { hookSlots } from "./placeholder.ts";

/** The longest opening line, in UTF-16 units, in every place. */
export const HOOK_MAX = 200;

/** A hook that belongs to a project: written by hand, or made like another one. Collection `hooks`. */
export const OwnHook = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  template: line(HOOK_MAX, 1),
  category: z.enum(hookCategories),
  channel: z.enum(hookChannels),
  formats: z.array(z.enum(hookFormats)).check(z.minLength(1, "Choose at least one kind."), z.maxLength(6)),
  tone: z.enum(hookTones),
  language: LanguageCode,
  genuine: z.boolean(),
  origin: z.enum(["written", "made"]),
  /** The hook it is a copy of or was made like, built-in or own; null for a line from nowhere. */
  like: z.nullable(line(64, 1)),
  /** When it was taken out of the list; null while it is listed. */
  archivedAt: z.nullable(Instant),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type OwnHook = z.infer<typeof OwnHook>;

/** A line as a person wrote it. `id` null makes a new one. */
export const SaveHookInput = z.extend(
  z.pick(OwnHook, {
    projectId: true,
    template: true,
    category: true,
    channel: true,
    formats: true,
    tone: true,
    language: true,
    genuine: true,
    like: true,
  }),
  { id: z.nullable(Id) },
);
export type SaveHookInput = z.infer<typeof SaveHookInput>;

/** Values for placeholders that no brief holds, each typed by hand. An empty one opens the placeholder again. */
export const HookFills = z.partialRecord(z.enum(hookSlots), line(120));
export type HookFills = z.infer<typeof HookFills>;

/** What a project marked in the library. Collection `hook_shelves`, keyed by project id. */
export const HookStars = z.object({
  uid: z.string(),
  projectId: Id,
  /** Ids of hooks, built-in and own. */
  starred: z.array(z.string()),
  /** By product id. */
  fills: z.record(z.string(), HookFills),
});
export type HookStars = z.infer<typeof HookStars>;

export const StarInput = z.object({ projectId: Id, hookId: line(64, 1), starred: z.boolean() });
export type StarInput = z.infer<typeof StarInput>;

/** What goes into one placeholder for a product. */
export const FillInput = z.object({ projectId: Id, productId: Id, slot: z.enum(hookSlots), value: line(120) });
export type FillInput = z.infer<typeof FillInput>;

/** The name of a request that writes hooks. */
export const BatchId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,48}$/, "This is not an id."));

/** Ten more like one. `batchId` names the request: asked again under it, nothing is written twice. */
export const MoreHooksInput = z.extend(z.omit(SaveHookInput, { id: true, like: true }), {
  batchId: BatchId,
  /** The product whose brief is used; null if there is none. */
  productId: z.nullable(Id),
  like: line(64, 1),
});
export type MoreHooksInput = z.infer<typeof MoreHooksInput>;
