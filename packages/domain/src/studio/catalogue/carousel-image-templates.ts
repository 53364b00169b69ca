import { carouselImageGuides as guides } from "./guides/carousel-image-guides.ts";
import type { Template } from "./template.ts";

/** Slides that are swiped through. The first template is the one offered first. */
export const carouselImageTemplates = [
  {
    name: "marker-list",
    label: "Marker list",
    hint: "Plain words on paper, one phrase marked on each slide. For lists and how-tos.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "welcome",
    guide: guides["marker-list"],
  },
  {
    name: "photo-essay",
    label: "Photo essay",
    hint: "Your photos, full size, with a few words on each. For products that are nice to look at.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    guide: guides["photo-essay"],
  },
  {
    name: "big-number",
    label: "Big number",
    hint: "One figure a slide, as large as it goes. For facts that need no picture.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "welcome",
    guide: guides["big-number"],
  },
  {
    name: "teardown",
    label: "Teardown",
    hint: "A screenshot with notes by hand, one a slide. For showing how something is done.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    guide: guides.teardown,
  },
  {
    name: "before-after",
    label: "Before / after",
    hint: "How it was, how it is, then one change a slide. For results that can be seen.",
    beats: { least: 3, usual: 6, most: 10 },
    pictures: "needed",
    guide: guides["before-after"],
  },
  {
    name: "essay",
    label: "Essay",
    hint: "A thought in a few quiet pages, set like a book. For brands with something to say.",
    beats: { least: 2, usual: 7, most: 10 },
    pictures: "welcome",
    guide: guides.essay,
  },
  {
    name: "photo-captions",
    label: "Photo captions",
    hint: "Your photos with plain text boxes, as if posted from a phone. For anything that should not look like an ad.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    guide: guides["photo-captions"],
  },
  {
    name: "phone-note",
    label: "Phone note",
    hint: "A note from a phone, page by page. For lists to save. Needs no pictures.",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "none",
    guide: guides["phone-note"],
  },
  {
    name: "checklist",
    label: "Checklist",
    hint: "A list that is ticked off as people swipe. For steps and how-tos. Needs no pictures.",
    beats: { least: 3, usual: 6, most: 10 },
    pictures: "none",
    guide: guides.checklist,
  },
] as const satisfies readonly Template[];
