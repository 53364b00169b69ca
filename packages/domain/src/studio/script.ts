import * as z from "zod/mini";
import { line, text } from "../kernel/index.ts";

/** One slide of a carousel. `emphasis` is a part of title or body that the look marks. */
export const Slide = z.object({ title: line(120, 1), body: text(240), emphasis: line(80), imagePrompt: line(600) });
export type Slide = z.infer<typeof Slide>;

/** The words of a carousel: the first slide promises, the last asks one thing. Source: ux §6. */
export const CarouselScript = z.object({
  slides: z.array(Slide).check(z.minLength(2), z.maxLength(10)),
  caption: text(2200),
  hashtags: z.array(line(60, 1)).check(z.maxLength(30)),
});
export type CarouselScript = z.infer<typeof CarouselScript>;

export const beatRoles = ["hook", "pain", "turn", "proof", "ask"] as const;

/** One beat of a video story: what is said, what stands on screen (a phrase in *asterisks* is marked), what is seen. */
export const Beat = z.object({
  role: z.enum(beatRoles),
  line: line(300, 1),
  overlay: line(200),
  imagePrompt: line(600),
});
export type Beat = z.infer<typeof Beat>;

/** The words of a video story. */
export const StoryScript = z.object({
  beats: z.array(Beat).check(z.minLength(2), z.maxLength(10)),
  caption: text(2200),
  hashtags: z.array(line(60, 1)).check(z.maxLength(30)),
});
export type StoryScript = z.infer<typeof StoryScript>;
