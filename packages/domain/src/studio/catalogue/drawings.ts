/** A drawing of ours as its writer needs to know it: what each beat is a label of, and in how many words. */
export type DrawingNotes = { name: string; slots: readonly { label: string; mostWords: number }[] };

const slots = (mostWords: number, ...labels: string[]) => labels.map((label) => ({ label, mostWords }));

/** The six drawn jokes, with their places in the order of the beats. Source: docs/content.md#drawn-memes. */
export const drawings: readonly DrawingNotes[] = [
  {
    name: "two-doors",
    slots: [...slots(5, "The sensible way", "What happens instead"), ...slots(4, "Who walks right past it")],
  },
  { name: "four-stairs", slots: slots(5, "Where it starts", "A step further", "Too far", "Unhinged") },
  {
    name: "the-stack",
    slots: slots(
      3,
      "The heaviest",
      "One more",
      "One more",
      "One more",
      "One more",
      "One more",
      "The little thing that falls",
    ),
  },
  { name: "two-desks", slots: slots(6, "The hard way", "The easy way") },
  {
    name: "the-window",
    slots: [...slots(5, "What goes on outside"), ...slots(4, "What keeps it out", "Who is warm inside")],
  },
  {
    name: "starter-kit",
    slots: [
      ...slots(6, "Whose kit it is"),
      ...slots(4, "What they have", "What they have", "What they have", "What they have"),
      ...slots(4, "The one that gives them away"),
    ],
  },
];

/** What the beats of a template with a drawing are labels of; empty where they are not. */
export function drawingSlots({ template, drawing }: { template: string; drawing: string | null }) {
  if (template !== "labels") return [];
  return (drawings.find(({ name }) => name === drawing) ?? drawings[0])?.slots ?? [];
}
