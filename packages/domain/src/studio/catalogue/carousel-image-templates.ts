import type { Template } from "./template.ts";

/** Slides that are swiped through. The first template is the one offered first. */
export const carouselImageTemplates = [
  {
    name: "marker-list",
    label: "Marker list",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "welcome",
    lists: true,
  },
  {
    name: "photo-essay",
    label: "Photo essay",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    needs: "photos",
    lists: true,
  },
  {
    name: "big-number",
    label: "Big number",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "welcome",
    needs: "figures",
  },
  {
    name: "teardown",
    label: "Teardown",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    needs: "picture",
  },
  {
    name: "before-after",
    label: "Before / after",
    beats: { least: 3, usual: 6, most: 10 },
    pictures: "needed",
    needs: "before",
  },
  {
    name: "essay",
    label: "Essay",
    beats: { least: 2, usual: 7, most: 10 },
    pictures: "welcome",
  },
  {
    name: "photo-captions",
    label: "Photo captions",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    needs: "photos",
    lists: true,
  },
  {
    name: "outlined-text",
    label: "Outlined text",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    needs: "photos",
    lists: true,
  },
  {
    name: "photo-dump",
    label: "Photo dump",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "needed",
    needs: "photos",
  },
  {
    name: "phone-note",
    label: "Phone note",
    beats: { least: 2, usual: 6, most: 10 },
    pictures: "none",
    lists: true,
  },
  {
    name: "checklist",
    label: "Checklist",
    beats: { least: 3, usual: 6, most: 10 },
    pictures: "none",
    lists: true,
  },
] as const satisfies readonly Template[];
