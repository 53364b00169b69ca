import type { AssetType } from "../../../assets/index.ts";

/** What holds for all templates of a kind. Words of the post's caption: fewest and most. */
export type KindGuide = {
  craft: string;
  caption: { words: readonly [least: number, most: number]; what: string };
};

/** How a joke is built, and what is none. */
const JOKES =
  "Build it from one exact thing of brief.pain, of brief.pains or of a habit of this audience, in one of these ways: what I say and what I do (“Me: just one cup” / “Also me, at four”); a plan and two days later; an excuse that grows (“A plank over the mud”, “A plank over the plank”, “We take the boat now”); a thing that talks (“The milk: was it something I said?”); a sober count (“Boots by the door: six. Dry: none”); a job title for what is seen (“Drinks on the job”, for a plant). The turn names something that can be seen, repeats no word of the setup, explains nothing and praises nothing. Write five turns, throw away each that would fit another trade, such as “so this is goodbye?” or “the struggle is real”, and take the one that a person of this audience would send to a friend. The product is the relief at the end, or is not named at all. Nobody is made fun of but ourselves.";

/** What a caption asks. */
const ASKED =
  "One question that this audience answers in a word, about what they do or have (“Black, or with milk?”); never whether they would try or buy the product.";

/** How each kind is written, and what its caption does that the piece itself does not. Source: docs/content.md#guides. */
export const kindGuides: Record<AssetType, KindGuide> = {
  "carousel-image": {
    craft:
      "A carousel is swiped and saved. Slide 1 promises, every further slide keeps a part of the promise, the last one asks for one thing. Each slide gives something that the slide before did not; a slide that could be left out is left out. At most 22 words on a slide.",
    caption: {
      words: [20, 70],
      what: `Adds what no slide says: one more thing of the kind that the slides list or explain, with its reason; one fact of the product in a whole sentence. ${ASKED} Ends with a reason to save it.`,
    },
  },
  "ugc-image": {
    craft:
      "A picture as a customer takes it, with a few words as a customer leaves them. It must not look or sound like an advertisement: no slogan, no list of features, no capitals.",
    caption: {
      words: [10, 45],
      what: "One or two sentences as a person posts them: what is seen, and why it was worth a photo.",
    },
  },
  "meme-image": {
    craft: `A joke first, and only then about the product: the setup is a situation that the audience knows by heart, the turn is what nobody says aloud. The shorter half is the turn. ${JOKES}`,
    caption: {
      words: [3, 20],
      what: "A dry second joke or a question to tag a friend. The product is named here, not in the joke.",
    },
  },
  "ugc-video": {
    craft:
      "A person with a phone talks to one other person. One thought is told to its end: what the hook asks is answered at once, with why it goes wrong or with what to do; then the product with the one fact that helps against exactly that; then a plain ask with its price. A hook has at most eight words. Each sentence follows from the one before. Spoken language: short words, contractions, whole sentences, no colon, no brand voice. The person presents and never testifies: no invented experience, no “I have used it for weeks”.",
    caption: { words: [10, 40], what: `What the video leaves open. ${ASKED} Written as the person speaks.` },
  },
  "video-story": {
    craft:
      "A voice tells one thought to its end: the hook in at most eight words, why it goes wrong or how it is done, the product with the one fact that helps against exactly that, who says so, the ask with the price. A point of a list comes with its reason where its words allow one; where they do not, the point alone says it. Each sentence follows from the one before, and none could stand in another video. Whole sentences for the ear: contractions, no colon, the product's name once or twice. One thought a sentence, the sentence ends where the picture is cut. It works without sound, because the title says the core of each thought.",
    caption: {
      words: [12, 45],
      what: `The one sentence that people search for, then what the video leaves open. ${ASKED} It does not retell the video.`,
    },
  },
  "meme-video": {
    craft: `A joke of five to nine seconds with one turn after the middle, that can be watched twice: the end leads back to the beginning. Setup calm, turn sudden. ${JOKES}`,
    caption: {
      words: [3, 20],
      what: "A dry second joke or a question to tag a friend. The product is named here, not in the joke.",
    },
  },
};
