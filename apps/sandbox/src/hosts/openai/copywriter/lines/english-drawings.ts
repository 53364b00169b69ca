import type { BrandVoice } from "../voice.ts";
import { upperFirst } from "../words.ts";
import type { Lines } from "./lines.ts";
import { customerTroubleOf, short } from "./trouble.ts";

/** English labels for our drawings, by what the first slot of each is for. */
export function englishDrawings(voice: BrandVoice): Lines["drawn"] {
  const { outcome, nick, name, brand, people } = voice;
  const { doing, Doing, Thing, many } = customerTroubleOf(voice);
  const trouble = short(Doing, 5) ?? Thing ?? "Improvising";
  const gain = (words: number) => short(outcome?.act ?? outcome?.thing ?? null, words);
  const me = short(people, 4) ?? "Me";
  const calm = short(outcome?.doing ?? outcome?.thing ?? null, 6) ?? `Letting ${nick} do it`;
  return {
    "The sensible way": [
      [gain(5) ?? "Ask for help", trouble, me],
      [`Just try ${nick}`, trouble, me],
      ["Do it properly once", `${short(Doing, 3) ?? "The same"}, every week`, me],
    ],
    "Where it starts": [
      many
        ? [
            `A few ${many}`,
            `A folder for the ${many}`,
            "A spreadsheet about the folder",
            "A meeting about the spreadsheet",
          ]
        : ["A small list", "A list of the lists", "A spreadsheet for both", "A meeting about the spreadsheet"],
      [short(Doing, 4) ?? "By hand", "The same, but faster", "The same, in bed", "The same, in my dreams"],
    ],
    "The heaviest": [
      [
        "The actual job",
        short(Thing, 3) ?? "The paperwork",
        "The inbox",
        "The other inbox",
        "Family",
        "Laundry",
        gain(3) ?? "Lunch",
      ],
      [
        short(Thing, 3) ?? "Everything else",
        "Emails",
        "More emails",
        "A quick call",
        "The long call",
        "Friends",
        "Sleep",
      ],
    ],
    "The hard way": [
      [Doing, calm],
      [`${Doing}, again`, `Having ${nick}`],
    ],
    "What goes on outside": [
      [Thing ?? trouble, short(name, 4) ?? nick, me === "Me" ? "My evening" : me],
      [trouble, short(name, 4) ?? nick, gain(4) ?? "My afternoon"],
    ],
    "Whose kit it is": [
      [
        `The ${doing} starter kit`,
        "Cold coffee",
        "Big plans",
        "Every tab open",
        "Brave face",
        many ? `A song about ${many}` : "A calming app, unopened",
      ],
      [
        people ? `${me}: the starter kit` : `The ${brand} starter kit`,
        "Old coffee",
        "New notebook",
        "Unread messages",
        "The good bag",
        "A calming app, unopened",
      ],
    ].map((set) => set.map(upperFirst)),
  };
}
