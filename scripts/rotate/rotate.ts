import { randomBytes } from "node:crypto";
import type { KeyPlace } from "./key-place.ts";
import type { ResealCounts } from "./reseal-all.ts";

type Deps = {
  place: KeyPlace;
  reseal: (origin: string, key: string, dryRun: boolean) => Promise<ResealCounts | null>;
  say: (line: string) => void;
  now: number;
};

/** How long the old key is kept, in ms: until links and the usage period of deleted accounts have ended. Source: ADR 50. */
const KEPT_FOR = 32 * 86_400_000;

/**
 * `rotate` makes a new key, or goes on with a rotation that was begun, and seals all accounts anew; `finish` removes the
 * old key; `dry-run` changes nothing. Gives false if there is something left to do first.
 */
export async function rotate(
  deps: Deps,
  step: "rotate" | "finish" | "dry-run",
  { now }: { now: boolean },
): Promise<boolean> {
  switch (step) {
    case "dry-run":
      return await lookAhead(deps);
    case "rotate":
      return await begin(deps);
    case "finish":
      return await finish(deps, now);
  }
}

async function lookAhead({ place, reseal, say }: Deps): Promise<boolean> {
  const { current, old } = place.read();
  const counts = await reseal(place.origin, current, true);
  if (counts === null) return notApplied({ place, say });
  say(inWords(counts));
  say(
    old === null
      ? "A rotation would make a new key, keep the current one as SEALING_KEY_OLD, and seal all accounts anew."
      : "A rotation was begun. Running this again seals the accounts that still need the old key.",
  );
  return true;
}

async function begin({ place, reseal, say, now }: Deps): Promise<boolean> {
  if (place.read().old === null) {
    place.begin(randomBytes(32).toString("base64"), now);
    say("Made a new sealing key. The former one is kept as SEALING_KEY_OLD.");
  }
  const { current, rotatedAt } = place.read();
  const counts = await reseal(place.origin, current, false);
  if (counts === null) return notApplied({ place, say });
  say(inWords(counts, "were"));
  if (counts.unreadable > 0) say("No key opens the unreadable ones: their owners are asked to reconnect.");
  say(`SEALING_KEY_OLD can go on ${dateOf(goesAt(rotatedAt ?? now))}: run this with --finish then.`);
  return true;
}

async function finish({ place, reseal, say, now }: Deps, early: boolean): Promise<boolean> {
  const { current, old, rotatedAt } = place.read();
  if (old === null) {
    say("There is no old key.");
    return true;
  }
  if (!early && goesAt(rotatedAt ?? now) > now) {
    say(`SEALING_KEY_OLD is needed until ${dateOf(goesAt(rotatedAt ?? now))}; --now removes it anyway.`);
    return false;
  }
  const counts = await reseal(place.origin, current, true);
  if (counts === null) return notApplied({ place, say });
  if (counts.old > 0) {
    say(`${inWords(counts)} Run this without --finish first.`);
    return false;
  }
  place.finish();
  say("Removed SEALING_KEY_OLD.");
  return true;
}

function notApplied({ place, say }: Pick<Deps, "place" | "say">): false {
  say(`${place.origin} does not use the current key, or does not answer. ${place.toApply}`);
  return false;
}

const goesAt = (rotatedAt: number) => rotatedAt + KEPT_FOR;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function inWords({ current, old, unreadable }: ResealCounts, were: "are" | "were" = "are"): string {
  const anew = were === "were" ? `${old} were sealed anew` : `${old} need the old key`;
  return `${current} accounts had the current key, ${anew}, ${unreadable} are unreadable.`;
}
