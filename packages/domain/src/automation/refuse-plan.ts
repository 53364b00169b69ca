import { countedAs } from "../assets/index.ts";
import { type Instant, Refusal, refusalSaying, sayingOf } from "../kernel/index.ts";
import { type PageAddress, refusePage } from "../research/index.ts";
import { optionFaults } from "../scheduling/index.ts";
import { platformNames, type SocialAccount } from "../social-accounts/index.ts";
import { templateOf, templates } from "../studio/index.ts";
import { expectedCost } from "./budget.ts";
import { endOf, nextOccurrence } from "./occurrences.ts";
import type { RecipePlan } from "./recipe-plan.ts";

/** What a plan may name. `made`: pieces that the recipe has made already. */
export type PlanFacts = {
  productIds: readonly string[];
  folderIds: readonly string[];
  accounts: readonly Pick<SocialAccount, "id" | "platform" | "username" | "state">[];
  made: number;
  /** The address of the feed, as `URL` parses it; null if it can't, or there is none. */
  feed: PageAddress | null;
  now: Instant;
};

/** Why a recipe cannot run by this plan, with the field that is at fault; null if it can. */
export const refusePlan = (plan: RecipePlan, facts: PlanFacts): Refusal | null => planRefusals(plan, facts)[0] ?? null;

/** Everything that keeps a recipe from running by this plan: the first fault of each part, content first. */
export const planRefusals = (plan: RecipePlan, facts: PlanFacts): Refusal[] =>
  [
    refuseContent(plan, facts),
    refuseAccounts(plan, facts),
    refuseTrigger(plan, facts),
    refuseTimes(plan, facts),
    refuseLimits(plan, facts),
  ].filter((it) => it !== null);

function refuseContent({ productIds, hooks, makes, folderIds }: RecipePlan, facts: PlanFacts): Refusal | null {
  if (productIds.length === 0) return refuse("no-product", "Choose a product.", "productIds");
  if (productIds.some((id) => !facts.productIds.includes(id)))
    return refuse("product-gone", "One of these products was deleted. Choose another.", "productIds");
  if (hooks.from === "list" && hooks.lines.length === 0)
    return refuse("no-lines", "Write at least one hook, one on each line.", "hooks");
  if (makes.length === 0) return refuse("no-kind", "Choose at least one kind of content.", "makes");
  for (const [index, { kind, looks }] of makes.entries()) {
    if (makes.findIndex((it) => it.kind === kind) < index)
      return refuse("kind-twice", "Choose each kind of content once.", `makes.${index}`);
    const unknown = looks.find((look) => templateOf(kind, look).name !== look);
    if (unknown !== undefined)
      return refuse("look-unknown", "One of these looks doesn't exist.", `makes.${index}.looks`);
    if (looks.some((look) => templateOf(kind, look).hasSpeaker))
      return refuse(
        "needs-speaker",
        "A look with a speaker needs a clip of yours, so a recipe can't make it.",
        `makes.${index}.looks`,
      );
  }
  if (folderIds.some((id) => !facts.folderIds.includes(id)))
    return refuse("folder-gone", "One of these folders was deleted. Choose another.", "folderIds");
  return null;
}

function refuseAccounts({ accounts, makes }: RecipePlan, facts: PlanFacts): Refusal | null {
  if (accounts.length === 0) return refuse("no-account", "Choose at least one account.", "accounts");
  for (const [index, { accountId, options }] of accounts.entries()) {
    const field = `accounts.${index}`;
    const account = facts.accounts.find((it) => it.id === accountId);
    if (!account) return refuse("account-gone", "One of these accounts was disconnected. Choose another.", field);
    const { username } = account;
    const platform = platformNames[account.platform];
    if (accounts.findIndex((it) => it.accountId === accountId) < index)
      return refuse("account-twice", `Choose @${username} once.`, field).with({ username });
    if (account.platform !== options.platform)
      return refuse("other-platform", `@${username} is on ${platform}.`, field).with({ username, platform });
    if (account.state !== "connected")
      return refuse("account-ended", `@${username} is disconnected. Reconnect it in Accounts.`, field).with({
        username,
      });
    const [fault] = makes.flatMap(({ kind }) => optionFaults([fileOf(countedAs(kind))], { caption: "", options }));
    if (fault) return refusalSaying(fault, `plan.${field}.options.${fault.field}`);
  }
  return null;
}

/** Addresses that a feed is not read from are those that no page is read from. */
function refuseTrigger({ trigger }: RecipePlan, { feed }: PlanFacts): Refusal | null {
  const refusal = trigger.type === "feed" ? refusePage(feed) : null;
  return refusal && refusalSaying(sayingOf(refusal), "plan.trigger.address");
}

function refuseTimes({ trigger, times, stop }: RecipePlan, { now }: PlanFacts): Refusal | null {
  const isWeekly = times.times.length > 0;
  if (trigger.type === "times" && !isWeekly)
    return refuse("no-time", "Choose at least one posting time.", "times.times");
  const end = endOf({ times, stop });
  if (isWeekly ? nextOccurrence({ times, stop }, now) === null : end !== null && end <= now)
    return refuse("ended", "This recipe ends before its next posting time. Choose a later date.", "stop.after");
  return null;
}

function refuseLimits(
  { trigger, budget, stop, makes, hooks: chosen }: RecipePlan,
  { made }: PlanFacts,
): Refusal | null {
  if (stop.pieces !== null && stop.pieces <= made)
    return refuse("made-enough", `This recipe has already made ${made}. Choose a higher number.`, "stop.pieces").with({
      made,
    });
  // The writer opens what a feed begins.
  const hooks = trigger.type === "feed" ? ({ from: "writer" } as const) : chosen;
  const costs = makes.flatMap(({ kind, looks }) =>
    automatedLooks(kind)
      .filter((look) => looks.length === 0 || looks.includes(look))
      .map((look) => expectedCost({ kind, look }, hooks)),
  );
  const least = Math.min(...costs);
  if (costs.length > 0 && budget.credits < least)
    return refuse(
      "budget-low",
      `One piece costs about ${least} credits. Allow at least that many a week.`,
      "budget.credits",
    ).with({ least });
  return null;
}

/** The looks of a kind that a recipe can make: those without a speaker, who would have to be filmed. */
export const automatedLooks = (kind: RecipePlan["makes"][number]["kind"]): string[] =>
  templates[kind].filter(({ hasSpeaker }) => !hasSpeaker).map(({ name }) => name);

/** A file as options are checked against before there is one. */
const fileOf = (counted: "images" | "videos") => ({
  key: "",
  bytes: 1,
  sha256: "",
  width: 1080,
  height: 1920,
  platform: null,
  ...(counted === "videos"
    ? { type: "video/mp4" as const, durationMs: 15_000 }
    : { type: "image/jpeg" as const, durationMs: null }),
});

const refuse = (code: string, message: string, field: string) =>
  new Refusal("invalid", `automation.${code}`, message, `plan.${field}`);
