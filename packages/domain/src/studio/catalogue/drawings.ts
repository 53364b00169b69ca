import type { Template } from "./template.ts";

/** A place in a drawing that words give its meaning to. */
export type DrawingSlot = {
  name: string;
  /** What belongs there, as described to the text model. */
  label: string;
  mostWords: number;
};

/** A joke without its words, drawn by us. Source: docs/content.md#drawn-memes. */
export type Drawing = {
  /** Stable, kebab-case: creations are stored with it. A name is never taken away. */
  name: string;
  /** What is seen of it before the turn of a joke and after it, as told to the text model. */
  shows: readonly [before: string, after: string];
  /** In reading order, as the beats of a creation fill them. */
  slots: readonly DrawingSlot[];
};

const slot = <const Name extends string>(name: Name, label: string, mostWords: number) => ({ name, label, mostWords });

const ours = [
  {
    name: "two-doors",
    shows: [
      "A small fellow at a bright door with the product behind it",
      "He sneaks past it into a dark door that looks back",
    ],
    slots: [
      slot("bright", "The sensible way", 5),
      slot("dark", "What happens instead", 5),
      slot("who", "Who walks right past it", 4),
    ],
  },
  {
    name: "four-stairs",
    shows: [
      "A small fellow stands calmly on the lowest step",
      "On the top step he laughs with a crown on, completely unhinged",
    ],
    slots: [
      slot("step-1", "Where it starts", 5),
      slot("step-2", "A step further", 5),
      slot("step-3", "Too far", 5),
      slot("step-4", "Unhinged", 5),
    ],
  },
  {
    name: "the-stack",
    shows: ["A small fellow carries a box", "He carries a tower of boxes, and the smallest one falls"],
    slots: [
      slot("box-1", "The heaviest", 3),
      slot("box-2", "One more", 3),
      slot("box-3", "One more", 3),
      slot("box-4", "One more", 3),
      slot("box-5", "One more", 3),
      slot("box-6", "One more", 3),
      slot("box-7", "The little thing that falls", 3),
    ],
  },
  {
    name: "two-desks",
    shows: [
      "A small fellow at a tidy desk",
      "A desk full of paper, and he throws up his arms; or the other way around, if the joke is glad",
    ],
    slots: [slot("busy", "The hard way", 6), slot("quiet", "The easy way", 6)],
  },
  {
    name: "the-window",
    shows: ["A small fellow with a cup, warm inside", "Storm outside, and two others in it"],
    slots: [
      slot("weather", "What goes on outside", 5),
      slot("glass", "What keeps it out", 4),
      slot("room", "Who is warm inside", 4),
    ],
  },
  {
    name: "starter-kit",
    shows: ["A shelf of things that belong to somebody", "The one thing that gives them away"],
    slots: [
      slot("who", "Whose kit it is", 10),
      slot("thing-1", "What they have", 4),
      slot("thing-2", "What they have", 4),
      slot("thing-3", "What they have", 4),
      slot("thing-4", "What they have", 4),
      slot("thing-5", "The one that gives them away", 4),
    ],
  },
  {
    name: "the-thing",
    shows: [
      "A small fellow calmly beside one of the thing that the joke names, or that the product is about",
      "Far too many of it all around him, and he panics; if the joke is glad, he holds it up like a trophy",
    ],
    slots: [slot("thing", "The thing that is everywhere", 4), slot("who", "Who stands in the middle of it", 4)],
  },
] as const satisfies readonly [Drawing, ...Drawing[]];

export type DrawingName = (typeof ours)[number]["name"];

type NamedDrawing = Drawing & { name: DrawingName };

/** The names of a drawing's slots. */
export type SlotName<Name extends DrawingName> = Extract<
  (typeof ours)[number],
  { name: Name }
>["slots"][number]["name"];

/** The drawn jokes, first the one that is usual. */
export const drawings: readonly [NamedDrawing, ...NamedDrawing[]] = ours;

/** What the beats of a template are labels of; empty for a template that labels no drawing. */
export function drawingSlots({ labelsDrawing }: Template, drawing: string | null): readonly DrawingSlot[] {
  if (!labelsDrawing) return [];
  return (drawings.find(({ name }) => name === drawing) ?? drawings[0]).slots;
}
