import { guideOf } from "./guide-of.ts";
import type { Template } from "./template.ts";

/** Slides that are swiped through. The first template is the one offered first. */
export const carouselImageTemplates = [
  {
    name: "marker-list",
    label: "Marker list",
    hint: "Plain words on paper, one phrase marked on each slide. For lists and how-tos.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "welcome",
    guide: guideOf("Each slide: a title of one thought, a body of one or two sentences; mark one phrase."),
  },
  {
    name: "photo-essay",
    label: "Photo essay",
    hint: "Your photos, full size, with a few words on each. For products that are nice to look at.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    guide: guideOf("Each slide: a title of at most ten words that belongs to a photo; no body."),
  },
  {
    name: "big-number",
    label: "Big number",
    hint: "One figure a slide, as large as it goes. For facts that need no picture.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "welcome",
    guide: guideOf(
      "Each title holds one figure from the brief or the hook and nothing else, the body says what it counts; without a figure the title is one word.",
    ),
  },
  {
    name: "teardown",
    label: "Teardown",
    hint: "A screenshot with notes by hand, one a slide. For showing how something is done.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    guide: guideOf("Each title is one short handwritten note about a detail of what is shown; no body."),
  },
  {
    name: "before-after",
    label: "Before / after",
    hint: "How it was, how it is, then one change a slide. For results that can be seen.",
    beats: { least: 3, usual: 6, most: 10 },
    pictures: "needed",
    guide: guideOf("The first two titles name the state before and after, each further title one thing that changed."),
  },
  {
    name: "essay",
    label: "Essay",
    hint: "A thought in a few quiet pages, set like a book. For brands with something to say.",
    beats: { least: 2, usual: 7, most: 10 },
    pictures: "welcome",
    guide: guideOf("Each title is a calm, complete thought of at most 28 words with one phrase marked; no body."),
  },
] as const satisfies readonly Template[];
