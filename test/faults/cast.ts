import { aCarousel, aCreator, aPicture, aVideo, connect, targetFor } from "../publishing/creator.ts";
import type { TestApp } from "../publishing/running-app.ts";
import type { Scenario } from "./scenario.ts";
import { makeDue } from "./target-document.ts";

/** Each does one thing at a time, as people do: a plan's limit is counted in turns. Several are at it at once. */
const PEOPLE = 4;

/** Some people with one of each kind of asset; every scenario brings an account of its own. */
export async function aCast(app: TestApp) {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => aPerson(app)));
  let accounts = 0;
  return {
    app,
    /** One of the users, in turn, and a name for an account. */
    next() {
      accounts += 1;
      const person = people[accounts % people.length];
      if (!person) throw new RangeError("There are no users.");
      return { person, name: `${person.creator.name}.${accounts}` };
    },
  };
}
export type Cast = Awaited<ReturnType<typeof aCast>>;

async function aPerson(app: TestApp) {
  const creator = await aCreator(app);
  const [video, carousel, picture] = [await aVideo(creator), await aCarousel(creator), await aPicture(creator)];
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { creator, inTurn, assets: { video, carousel, picture } };
}

/** The scenario's account, with its faults in place and its post on its way. */
export async function setOut({ app, next }: Cast, scenario: Scenario) {
  const { line, planned, swept, audience } = scenario;
  const { person, name } = next();
  const { creator, assets } = person;
  const account = await person.inTurn(() => connect(creator, line.platform, name));
  const who = { account: account.platformAccountId, accountId: account.id, postId: "", targetId: "" };
  const stand = async () => {
    for (const rule of scenario.faults(who)) await app.fault(rule);
  };
  const waits = planned !== undefined || swept === true;
  if (!waits) await stand();
  const change = audience === "only-me" ? { privacyLevel: "SELF_ONLY" } : {};
  const input = {
    projectId: creator.projectId,
    assetId: assets[assetOf[line.kind]].id,
    when: waits ? { type: "at", ...wallTimeOf(planned ?? tomorrow()) } : { type: "now", zone: "UTC" },
    targets: [targetFor(account, `By ${name}`, { ...change, ...asked[line.kind] })],
  } satisfies Parameters<typeof creator.client.scheduling.schedule.mutate>[0];
  const post = await person.inTurn(() => creator.client.scheduling.schedule.mutate(input));
  Object.assign(who, { postId: post.id, targetId: post.targets[0]?.id ?? "" } satisfies Partial<typeof who>);
  if (waits) {
    await stand();
    await makeDue(app, who);
  }
  return { who, name, creator, publishAt: post.schedule.publishAt };
}
export type Underway = Awaited<ReturnType<typeof setOut>>;

const assetOf = {
  video: "video",
  carousel: "carousel",
  picture: "picture",
  story: "picture",
  "video as a story": "video",
  comment: "picture",
} as const satisfies Record<Scenario["line"]["kind"], string>;
/** The requests to Instagram besides the files. */
const asked: Partial<Record<Scenario["line"]["kind"], { placement?: "story"; firstComment?: string }>> = {
  story: { placement: "story" },
  "video as a story": { placement: "story" },
  comment: { firstComment: "Which one first?" },
};

const wallTimeOf = ({ zone, wallTime }: { zone: string; wallTime: string }) => ({ zone, wallTime });
const tomorrow = () => ({ zone: "UTC", wallTime: new Date(Date.now() + 86_400_000).toISOString().slice(0, 16) });
