import type { TemplateName } from "../catalogue/templates.ts";
import type { Beat } from "../script/script.ts";

/** How a look uses the pictures of the product. */
export type PicturePlan = {
  /**
   * Which beats show the product. `story`: all but those about the pain, list items last. `asked`: the same,
   * but only where the script asks for a picture: the look has drawings, or does without. `after`: the first beat shows
   * the state before. `demo`: the first beat is a reaction. `talk`: a person
   * speaks in the first beat. `turn`: only the one in which the product comes in. `end`: only the one that asks.
   */
  product: "all" | "story" | "asked" | "after" | "demo" | "talk" | "turn" | "end" | "none";
  /** What is preferred. A look about a screen takes other photos only if there is no screenshot. */
  prefers: "photo" | "screen";
  /** Whether a clip is taken: not where the look takes a clip for the speaker, and not in a still. */
  takesClips: boolean;
  /** How often one picture is shown; neighboring beats show the same one only if it may be shown without end. */
  uses: number;
  /** Width to height of the place that it fills. */
  ratio: number;
  /** Where words lie on it, if they do: that part of a generated picture is left calm. */
  words: "top" | "middle" | "bottom" | null;
  /** It shows one picture, whatever the number of beats. */
  isSingle?: true;
  /** Pictures and no video: the product itself opens it and ends it, also for another time, before a part of it does. */
  isStill?: true;
  /** A slide stands alone: it shows the product itself, and no part of it, whatever its words name. */
  standsAlone?: true;
  /** A video in which a photo that comes back is shown in another view (ADR 122), or larger: the product may follow itself. */
  hasViews?: true;
  /** A video about the product, and no joke: it begins and ends with all of it. */
  isStory?: true;
  /** Its first beat is words, unless it has a clip: the product's photo waits below them, and none is generated. */
  saysHook?: true;
  /** Where there are fewer photos than pages, pages of type stand between them (ADR 138). */
  hasTypePages?: true;
  /** Beside enough photos, a point of which none shows anything is said in large words, and no picture is ordered for it (ADR 219). */
  saysUnseen?: true;
  /** Its words carry every page (ADR 158). */
  isTypeFirst?: true;
  /** Without any picture of the product none is generated: its words and our drawings carry it (ADR 158, ADR 225). */
  ordersNone?: true;
  /** Each of its pages shows a picture (ADR 193): one without its own takes one that was not seen. */
  isFilled?: true;
  /** No picture comes back but at the end (ADR 212): a page without one has larger words. */
  isOnce?: true;
  /** It is made of photos: where there are few, what is beside the product is a change. */
  isSlideshow?: true;
  /** It points at the parts that its words name: every page that names one shows it. */
  points?: true;
  /** Its pictures lie in a strip or a panel that is wider than high: generated ones are, too. */
  isWide?: true;
  /** The beats whose picture fills half of a page, and where words lie on it: generated ones are square. */
  halves?: Partial<Record<Beat["role"], NonNullable<PicturePlan["words"]>>>;
};

/** In a video: a third time, a picture is noticed. */
export const TWICE = 2;
/** Where each time is another view of it: on slides (ADR 92), and in videos that fill the page (ADR 122). */
const IN_THREE_VIEWS = 3;
/** Ten slides of three photos, the fewest that a slideshow is made of. */
const IN_SLIDESHOW = 4;
const FREELY = Number.POSITIVE_INFINITY;
const TALL = 9 / 16;
const FEED = 4 / 5;

const still = { prefers: "photo", takesClips: false, isStill: true } as const;
const slide = { ...still, uses: IN_THREE_VIEWS, ratio: FEED, words: null } as const;
const typed = {
  ...slide,
  isWide: true,
  hasTypePages: true,
  isTypeFirst: true,
  ordersNone: true,
  isOnce: true,
} as const;
const paper = { ...slide, standsAlone: true, ordersNone: true } as const;
const slideshow = { ...slide, uses: IN_SLIDESHOW, isSlideshow: true } as const;
const shot = { prefers: "photo", takesClips: true, uses: TWICE, ratio: TALL, words: "top" } as const;

const story = { ...shot, isStory: true } as const;
const cutting = { ...story, uses: IN_THREE_VIEWS, hasViews: true } as const;

/** The plan of each look. One that is missing here does not compile. Source: docs/content.md#looks. */
const picturePlans: Record<TemplateName, PicturePlan> = {
  "marker-list": { ...typed, product: "story", ratio: 1.2, isFilled: true },
  "photo-essay": { ...slideshow, product: "all", words: "bottom" },
  "big-number": { ...typed, product: "asked", ratio: 1.4, isFilled: true },
  teardown: {
    ...slide,
    product: "all",
    prefers: "screen",
    uses: FREELY,
    hasTypePages: true,
    points: true,
    isFilled: true,
  },
  "before-after": { ...slide, product: "after", words: "top", isOnce: true },
  essay: { ...typed, product: "asked", ratio: 1.5 },
  "photo-captions": { ...slideshow, product: "all", words: "top" },
  "outlined-text": { ...slideshow, product: "all", words: "middle" },
  "photo-dump": { ...slideshow, product: "all" },
  "phone-note": { ...slide, product: "end", ordersNone: true },
  checklist: { ...slide, product: "story", isWide: true, ratio: 1.8, isOnce: true },
  "sticky-note": { ...paper, product: "all", words: "top" },
  "real-review": { ...paper, product: "all", words: "bottom" },
  "before-after-split": { ...slide, product: "after", ratio: 0.67, words: "top", ordersNone: true },
  "screen-in-hand": { ...slide, product: "all", prefers: "screen", uses: FREELY, ratio: 0.48 },
  receipt: { ...paper, product: "all", words: "middle", ratio: 1.2 },
  "caption-above": { ...slide, product: "asked", ratio: 1 },
  "top-bottom": { ...slide, product: "asked", ratio: 1.3, words: "top", isSingle: true, ordersNone: true },
  labels: { ...slide, product: "none" },
  panels: { ...slide, product: "asked", ratio: 1 },
  "hook-then-demo": { ...cutting, product: "demo" },
  "green-screen": { ...story, product: "all", prefers: "screen", takesClips: false, uses: FREELY },
  "talking-cutaways": { ...story, product: "talk", takesClips: false, ordersNone: true },
  "pov-hands": { ...cutting, product: "all" },
  "three-takes": { ...story, product: "story", takesClips: false, ordersNone: true },
  "beat-cuts": { ...cutting, product: "story", saysUnseen: true, ordersNone: true },
  "photo-story": { ...cutting, product: "all" },
  "split-proof": {
    ...story,
    product: "story",
    hasViews: true,
    saysHook: true,
    ratio: 9 / 8,
    halves: { hook: "top", pain: "bottom" },
  },
  "countdown-list": { ...cutting, product: "story", saysUnseen: true, ordersNone: true },
  stopwatch: { ...story, product: "story", hasViews: true, halves: { pain: "bottom", turn: "top" } },
  "moving-type": { ...shot, product: "end", takesClips: false },
  "boiled-drawing": { ...shot, product: "none" },
  "freeze-and-name": { ...shot, product: "asked", isSingle: true },
  escalation: { ...shot, product: "asked", words: "bottom" },
  "chat-play": { ...shot, product: "turn", takesClips: false, ratio: 1, words: null },
};

const plans: Readonly<Record<string, PicturePlan>> = picturePlans;

/** The plan of a template by its name. */
export const planOfPictures = (template: string): PicturePlan => plans[template] ?? { ...slide, product: "none" };
