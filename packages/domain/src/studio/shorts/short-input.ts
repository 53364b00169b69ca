import * as z from "zod/mini";
import { ItemRef } from "../../assets/index.ts";
import { Id, line } from "../../kernel/index.ts";
import { FilledHook } from "../creation/creation.ts";
import { ShownFile } from "../script/script.ts";

/** How long a short is, in ms. Source: ADR 98. */
export const [SHORT_MIN_MS, SHORT_MAX_MS] = [15_000, 60_000];

/** Longest clip that shorts are cut from, in ms, and how many words it may have: twenty minutes of fast speech. */
export const LONG_CLIP_MAX_MS = 1_200_000;
const LONG_CLIP_WORDS = 4000;

const ms = z.number().check(z.minimum(0), z.maximum(LONG_CLIP_MAX_MS + 10_000));
const ClipWords = z
  .array(z.object({ text: line(60, 1), startMs: ms, endMs: ms }))
  .check(z.minLength(1), z.maxLength(LONG_CLIP_WORDS));

/** A part of an uploaded clip that is transcribed at once, in ms of the clip. */
export const HeardSpan = z.object({ fromMs: z.int().check(z.minimum(0), z.maximum(LONG_CLIP_MAX_MS)), toMs: ms });
export type HeardSpan = z.infer<typeof HeardSpan>;

/** What was heard before in parts of an upload's file, so that it is not paid again. */
export const HeardInput = z.object({
  id: Id,
  key: line(300, 1),
  spans: z.array(HeardSpan).check(z.minLength(1), z.maxLength(8)),
});
export type HeardInput = z.infer<typeof HeardInput>;

/** What is said in a clip, to be cut into shorts for a product. */
export const SuggestCutsInput = z.object({ projectId: Id, productId: Id, words: ClipWords });
export type SuggestCutsInput = z.infer<typeof SuggestCutsInput>;

/** A part of an uploaded clip that becomes a creation; `said` are its words, in ms of the clip. */
export const CreateShortInput = z
  .object({
    projectId: Id,
    productId: Id,
    file: z.extend(ItemRef, { key: line(300, 1) }),
    hook: FilledHook,
    fromMs: ms,
    toMs: ms,
    said: ClipWords,
    focusX: ShownFile.shape.focusX,
  })
  .check(
    z.refine(({ fromMs, toMs }) => toMs - fromMs >= SHORT_MIN_MS && toMs - fromMs <= SHORT_MAX_MS, {
      error: "A short is 15 to 60 seconds long.",
      path: ["toMs"],
    }),
  );
export type CreateShortInput = z.infer<typeof CreateShortInput>;
