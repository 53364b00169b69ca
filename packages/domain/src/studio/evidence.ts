import type { ScriptFacts } from "./facts.ts";
import type { CarouselScript, StoryScript } from "./script.ts";

const FIGURE = /\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?/g;
/** "1. …" at the head of a slide counts the slides; it claims nothing. */
const ENUMERATION = /^\s*\d{1,2}\s*[.):]/;

/**
 * The figures that a script states and nobody gave it: numbers, prices, percentages that stand neither in the brief
 * nor in the hook. They are never published. Design §7, Evidence.
 */
export function unprovenFigures(script: CarouselScript | StoryScript, facts: ScriptFacts): string[] {
  const { brief, hook } = facts;
  const given = [hook, brief.name, brief.description, brief.audience, brief.pain, brief.outcome, brief.price ?? ""];
  const proven = new Set([...given, ...brief.proof].flatMap(figuresOf));
  const stated = wordsOf(script).flatMap((words) => figuresOf(words.replace(ENUMERATION, "")));
  return [...new Set(stated.filter((figure) => !proven.has(figure)))];
}

/** What people read and hear. Prompts for pictures are for nobody's eyes. */
function wordsOf(script: CarouselScript | StoryScript): string[] {
  const parts =
    "slides" in script
      ? script.slides.flatMap((slide) => [slide.title, slide.body, slide.emphasis])
      : script.beats.flatMap((beat) => [beat.line, beat.overlay]);
  return [...parts, script.caption, ...script.hashtags];
}

/** Figures without their separators: 1,000 and 1000 are one. */
function figuresOf(words: string): string[] {
  return [...words.matchAll(FIGURE)].map(([figure]) => figure.replace(/[.,\s]/g, ""));
}
