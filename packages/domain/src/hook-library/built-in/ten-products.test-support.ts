import { type Brief, emptyBrief, newClaim, type ShortForm } from "../../research/index.ts";

type Told = Pick<Brief, "name" | "audience" | "pain" | "outcome"> & {
  price?: string;
  proof?: string;
  objection?: string;
};

/** A brief as a user or the page's reader left it; what has no short form of its own is derived. */
function brief(
  { proof, objection, ...told }: Told,
  shorts: Partial<Record<"shortPain" | "shortOutcome" | "shortAudience", ShortForm>> = {},
): Brief {
  return {
    ...emptyBrief,
    description: "Told elsewhere.",
    ...told,
    ...shorts,
    proof: proof ? [newClaim(proof, { source: "acme.example" })] : [],
    objections: objection ? [newClaim(objection)] : [],
  };
}

/** Products of ten kinds, for which the built-in hooks are read aloud. */
export const tenProducts: Record<string, Brief> = {
  "invoicing tool": brief(
    {
      name: "Tallyport",
      audience: "freelance designers who bill their own clients",
      pain: "clients who pay late and ignore every reminder",
      outcome: "get paid on time without chasing anyone",
      price: "$12 a month",
      proof: "Sends three reminders by itself.",
      objection: "I already use a spreadsheet.",
    },
    { shortPain: { text: "late-paying clients", form: "plural" } },
  ),
  "running shoe": brief(
    {
      name: "Northline Glide 2",
      audience: "Beginner runners",
      pain: "knees that hurt after every run",
      outcome: "runs that do not end in the first aid kit",
      price: "$140",
      proof: "Weighs 7.9 ounces",
      objection: "Won't they wear out in a month?",
    },
    { shortPain: { text: "sore knees", form: "plural" }, shortOutcome: { text: "run pain-free", form: "verb" } },
  ),
  "scented candle": brief({
    name: "Slow-burn soy candle",
    audience: "people who work from home",
    pain: "Headaches from scented candles",
    outcome: "a calm evening",
    price: "$24",
    proof: "Burns for 60 hours",
    objection: "Candles are all the same",
  }),
  "dog food": brief({
    name: "Barley & Bone",
    audience: "dog owners",
    pain: "picky eating",
    outcome: "a happier dog",
    proof: "Made with five ingredients",
  }),
  "language course": brief({
    name: "Parlo",
    audience: "Spanish learners who never get to speak",
    pain: "freezing mid-sentence",
    outcome: "Speak Spanish with confidence.",
    price: "$9 a month",
    objection: "I'm too old to learn a language",
  }),
  physiotherapist: brief(
    {
      name: "Hale Physio",
      audience: "office workers who sit all day",
      pain: "lower back pain",
      outcome: "You can move freely again after a few sessions",
      objection: "I don't have time for appointments",
    },
    { shortOutcome: { text: "move freely again", form: "verb" } },
  ),
  "coffee roaster": brief({
    name: "Harbor Roast",
    audience: "home brewers",
    pain: "bitter coffee",
    outcome: "a better morning cup",
    price: "$18",
    proof: "Roasted the day it ships",
    objection: "Isn't supermarket coffee good enough?",
  }),
  "scheduling app": brief(
    {
      name: "Slotwise",
      audience: "small sales teams",
      pain: "endless email threads just to find a time",
      outcome: "more booked calls",
      price: "$8 a seat",
      proof: "Connects to Google and Outlook calendars",
      objection: "We already have a calendar",
    },
    { shortPain: { text: "endless email threads", form: "plural" } },
  ),
  "skincare serum": brief({
    name: "Lumen Serum",
    audience: "women over 30",
    pain: "Dull skin",
    outcome: "glowing skin",
    price: "$38",
    proof: "Fragrance free",
    objection: "Another serum?",
  }),
  "wedding photographer": brief({
    name: "Anna Vale Photography",
    audience: "engaged couples",
    pain: "stiff wedding photos",
    outcome: "photos that feel real",
    proof: "80 weddings photographed",
    objection: "We feel awkward on camera",
  }),
};
