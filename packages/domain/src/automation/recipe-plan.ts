import * as z from "zod/mini";
import { AssetType } from "../assets/index.ts";
import { HOOK_MAX } from "../hook-library/index.ts";
import { Id, line, text } from "../kernel/index.ts";
import type { Topic } from "../research/index.ts";
import { TargetOptions, WeeklySlots, Zone } from "../scheduling/index.ts";
import { RecipeTrigger } from "./triggers/trigger.ts";

/** Most lines of an own list, products, accounts and folders of a recipe. Our own choice. */
const LINES_MAX = 200;
const PARTS_MAX = 10;
/** Most pieces and credits a week that a budget can allow. Our own choice: ten a day. */
const PIECES_MAX = 70;
const CREDITS_MAX = 100_000;

/** The whole numbers that a plan takes, by field: the least and the most. Our own choice. */
export const planNumbers = {
  "approval.count": [1, 50],
  "budget.pieces": [1, PIECES_MAX],
  "budget.credits": [1, CREDITS_MAX],
  "stop.pieces": [1, 10_000],
  restDays: [1, 365],
} as const;

/** A whole number of a form. */
const whole = (field: keyof typeof planNumbers) => {
  const [min, max] = planNumbers[field];
  const words = `Use a whole number from ${min} to ${max.toLocaleString("en-US")}.`;
  return z.number(words).check(z.int(words), z.minimum(min, words), z.maximum(max, words));
};

/** Where a recipe takes its opening lines from. */
export const HookSource = z.discriminatedUnion("from", [
  /** The hook library, best first by what was learned on the accounts. */
  z.object({ from: z.literal("library") }),
  /** The openings of the project's posts that did best, in another look. */
  z.object({ from: z.literal("best-posts") }),
  /** The user's own lines, in order. They may hold placeholders. */
  z.object({ from: z.literal("list"), lines: z.array(line(HOOK_MAX, 1)).check(z.maxLength(LINES_MAX)) }),
  /** The AI writer writes new ones. */
  z.object({ from: z.literal("writer") }),
]);
export type HookSource = z.infer<typeof HookSource>;

/** Which pieces need an approval before they are posted: all, the first ones, or none. */
export const ApprovalRule = z.discriminatedUnion("type", [
  z.object({ type: z.literal("always") }),
  z.object({ type: z.literal("first"), count: whole("approval.count") }),
  z.object({ type: z.literal("never") }),
]);
export type ApprovalRule = z.infer<typeof ApprovalRule>;

/** What a recipe makes, when, for whom, and within which limits. */
export const RecipePlan = z.object({
  name: line(80, 1),
  productIds: z.array(Id).check(z.maxLength(PARTS_MAX)),
  hooks: HookSource,
  /** The kinds to rotate through. No looks: every look that the product offers. */
  makes: z
    .array(z.object({ kind: AssetType, looks: z.array(line(40, 1)).check(z.maxLength(30)) }))
    .check(z.maxLength(AssetType.options.length)),
  /** Folders whose photos are shown, one folder a piece, in turn. Empty: the product's own photos. */
  folderIds: z.array(Id).check(z.maxLength(PARTS_MAX)),
  /** Where it is posted, with the choices of each platform as the user made them. */
  accounts: z.array(z.object({ accountId: Id, options: TargetOptions })).check(z.maxLength(PARTS_MAX)),
  /** What begins a piece. */
  trigger: RecipeTrigger,
  /** Weekly times in a zone. What a feed or a call begins waits for the next free one; without any, it is posted soon. */
  times: z.extend(WeeklySlots, { zone: Zone }),
  /** Added to each written caption. */
  ending: text(1000),
  /** Added to the written hashtags, with or without #. */
  tags: z.array(line(60, 1)).check(z.maxLength(10)),
  approval: ApprovalRule,
  /** At most, in a week that begins on Monday in the zone of the times. */
  budget: z.object({
    pieces: whole("budget.pieces"),
    credits: whole("budget.credits"),
  }),
  /** It ends after this day (`2026-12-24`) or after this many pieces, whichever comes first; null for no end. */
  stop: z.object({
    after: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Choose a date."))),
    pieces: z.nullable(whole("stop.pieces")),
  }),
  /** Days within which no hook is repeated. */
  restDays: whole("restDays"),
});
export type RecipePlan = z.infer<typeof RecipePlan>;

/** Where the opening line of a piece comes from. One about a topic is opened by the writer: no other hook speaks of it. */
export const hooksFor = ({ hooks }: Pick<RecipePlan, "hooks">, topic: Topic | null): HookSource =>
  topic === null ? hooks : { from: "writer" };

/** What a new recipe starts from: three carousels a week, each approved by the user. */
export const defaultPlan = (zone: string): RecipePlan => ({
  name: "Three a week",
  productIds: [],
  hooks: { from: "library" },
  makes: [{ kind: "carousel-image", looks: [] }],
  folderIds: [],
  accounts: [],
  trigger: { type: "times" },
  times: { zone, times: [1, 3, 5].map((weekday) => ({ weekday, time: "18:30" })) },
  ending: "",
  tags: [],
  approval: { type: "always" },
  budget: { pieces: 3, credits: 300 },
  stop: { after: null, pieces: null },
  restDays: 30,
});

/** The preset that makes the openings of the best posts again, in another look. */
export const bringBackPlan = (zone: string): RecipePlan => ({
  ...defaultPlan(zone),
  name: "Repost top performers",
  hooks: { from: "best-posts" },
  times: { zone, times: [{ weekday: 2, time: "18:30" }] },
  budget: { pieces: 1, credits: 100 },
});

/** The preset that makes a piece about each new item of a feed. */
export const newItemsPlan = (zone: string, address: string): RecipePlan => ({
  ...defaultPlan(zone),
  name: "New in the feed",
  trigger: { type: "feed", address },
  hooks: { from: "writer" },
});
