import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Instant, instant, later, say } from "../../kernel/index.ts";
import { aTarget } from "../post/a-target.test-support.ts";
import { nothingPosted } from "../post/failure.ts";
import type { Target } from "../post/post.ts";
import { nextStep } from "./next-step.ts";
import type { CheckOutcome, CommitOutcome, PrepareOutcome } from "./outcome.ts";
import { settle } from "./settle.ts";

/**
 * A platform as it truly is, and a driver that may die, lose answers and be doubled.
 * The world holds what the public sees; the engine sees only the answers that reach it.
 */
type World = {
  platform: "tiktok" | "instagram";
  now: Instant;
  target: Target;
  /** Attempts that were committed at the platform, by number: each at most once. */
  commits: number[];
  /** Posts that exist or surely will. */
  posts: number;
  containers: Map<string, "open" | "published">;
  closedLinks: Set<string>;
  fetchedLinks: Set<string>;
  tokens: number;
};

/** What chance decides in one step. */
type Chance = { answer: "heard" | "lost" | "dead-before" | "dead-after"; verdict: number; passes: number };

const chances: fc.Arbitrary<Chance> = fc.record({
  answer: fc.oneof(
    { weight: 5, arbitrary: fc.constant("heard" as const) },
    { weight: 2, arbitrary: fc.constant("lost" as const) },
    { weight: 1, arbitrary: fc.constantFrom("dead-before" as const, "dead-after" as const) },
  ),
  verdict: fc.integer({ min: 0, max: 9 }),
  passes: fc.integer({ min: 0, max: 90_000 }),
});

describe("the engine", () => {
  it.each(["tiktok", "instagram"] as const)(
    "never publishes a post twice on %s, with any loss and any crash",
    (platform) => {
      fc.assert(
        fc.property(fc.array(chances, { minLength: 1, maxLength: 60 }), (steps) => {
          const world = aWorld(platform);
          for (const chance of steps) turn(world, chance);
          expect(world.posts).toBeLessThanOrEqual(1);
          expect(new Set(world.commits).size).toBe(world.commits.length);
          if (world.target.state === "failed") expect(world.posts).toBe(0);
          if (world.target.state === "published") expect(world.posts).toBe(1);
        }),
        { numRuns: 3000 },
      );
    },
  );

  it.each(["tiktok", "instagram"] as const)("ends on %s once faults stop", (platform) => {
    fc.assert(
      fc.property(fc.array(chances, { maxLength: 30 }), (steps) => {
        const world = aWorld(platform);
        for (const chance of steps) turn(world, chance);
        for (let left = 400; left > 0 && world.target.wakeAt !== null; left -= 1) {
          turn(world, { answer: "heard", verdict: 0, passes: Math.max(0, world.target.wakeAt - world.now) });
        }
        expect(["published", "failed", "needs-check"]).toContain(world.target.state);
        expect(world.target.wakeAt).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it("knows a next step for every target on its way", () => {
    fc.assert(
      fc.property(fc.array(chances, { maxLength: 60 }), (steps) => {
        const world = aWorld("tiktok");
        for (const chance of steps) {
          turn(world, chance);
          const isOnItsWay = world.target.state === "scheduled" || world.target.state === "publishing";
          if (isOnItsWay) expect(nextStep(world.target, world.now).type).not.toBe("rest");
        }
      }),
      { numRuns: 500 },
    );
  });
});

function aWorld(platform: World["platform"]): World {
  return {
    platform,
    now: instant(1_000_000),
    target: aTarget({ platform }),
    commits: [],
    posts: 0,
    containers: new Map(),
    closedLinks: new Set(),
    fetchedLinks: new Set(),
    tokens: 0,
  };
}

/** One step of one driver, as `advance` in the Worker does it. */
function turn(world: World, chance: Chance): void {
  world.now = later(world.now, chance.passes);
  const { target, now } = world;
  world.tokens += 1;
  const token = `token-${world.tokens}`;
  const step = nextStep(target, now);
  switch (step.type) {
    case "rest":
    case "wait":
      return;
    case "begin":
      world.target = settle(target, { type: "begun", token }, now);
      return;
    case "admit-loss":
      world.target = settle(target, { type: "answer-overdue" }, now);
      return;
    case "close-link": {
      world.closedLinks.add(step.attempt.token);
      const fileFetched = world.fetchedLinks.has(step.attempt.token);
      if (chance.answer === "heard") world.target = settle(target, { type: "link-closed", fileFetched, token }, now);
      return;
    }
    case "prepare": {
      const outcome = prepare(world, chance);
      if (chance.answer !== "dead-after") world.target = settle(target, { type: "prepare", outcome, token }, now);
      return;
    }
    case "check":
      if (chance.answer !== "dead-after") {
        world.target = settle(target, { type: "check", outcome: check(world, chance), token }, now);
      }
      return;
    case "send": {
      world.target = settle(target, { type: "sending" }, now);
      if (chance.answer === "dead-before") return;
      const outcome = commit(world, chance);
      if (chance.answer === "dead-after") return;
      const heard: CommitOutcome = chance.answer === "lost" ? { type: "lost", why: "cut-off" } : outcome;
      world.target = settle(world.target, { type: "commit", outcome: heard, token }, now);
    }
  }
}

const silence = { type: "unreachable", why: "cut-off", tokenRefused: false } as const;
const no = (again: boolean) =>
  ({ type: "rejected", failure: nothingPosted("no", say("failure.x", "No."), again) }) as const;

function prepare(world: World, { answer, verdict }: Chance): PrepareOutcome {
  const { attempt } = world.target;
  if (answer === "lost" || verdict === 9) return silence;
  if (verdict === 8) return no(verdict % 2 === 0);
  if (world.platform === "tiktok" || !attempt) return { type: "ready", receipt: {} };
  if (attempt.receipt.container !== undefined) return { type: "ready", receipt: {} };
  const container = `container-${world.tokens}`;
  world.containers.set(container, "open");
  return { type: "working", receipt: { container } };
}

/** The platform does the work, whether or not its answer arrives. */
function commit(world: World, { verdict }: Chance): CommitOutcome {
  const { attempt } = world.target;
  if (!attempt) throw new Error("a commit without an attempt");
  world.commits.push(attempt.number);
  if (verdict === 9) return silence;
  if (verdict === 8) return no(false);
  if (world.platform === "instagram") return publishContainer(world, attempt.receipt.container ?? "");
  // TikTok fetches at once, a little later, or never, if the link is closed first.
  if (verdict < 6) {
    world.fetchedLinks.add(attempt.token);
    world.posts += 1;
  }
  return { type: "accepted", receipt: { publishId: `publish-${verdict < 6 ? "out" : "failed"}` } };
}

function publishContainer(world: World, container: string): CommitOutcome {
  if (world.containers.get(container) !== "open") return { type: "lost", why: "unclear" };
  world.containers.set(container, "published");
  world.posts += 1;
  return { type: "accepted", receipt: { mediaId: container } };
}

function check(world: World, { answer, verdict }: Chance): CheckOutcome {
  const { attempt } = world.target;
  if (answer !== "heard") return silence;
  if (verdict > 6) return { type: "pending" };
  const publication = { platformPostId: "1", permalink: null };
  if (world.platform === "instagram") {
    const state = world.containers.get(attempt?.receipt.container ?? "");
    return state === "published" ? { type: "published", publication } : { type: "absent" };
  }
  if (attempt?.receipt.publishId === "publish-failed") return no(true);
  // Without a publish id only a post that is there counts.
  return world.posts > 0 ? { type: "published", publication } : { type: "pending" };
}
