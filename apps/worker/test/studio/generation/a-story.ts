import type { Script } from "@vignette/domain/studio";
import { aCarousel, aProduct, BEATS, dotsFor, made, PICTURED_STORY } from "../../research/a-product.ts";
import { aPerson, call, type Person } from "../../support.ts";

/** A user with a video story whose script, pictures and voice exist. */
export async function aStory() {
  const person = await aPerson();
  await dotsFor(BEATS);
  const input = { ...aCarousel(await aProduct(person)), kind: "video-story", template: PICTURED_STORY };
  const { value } = await call(person, "studio", "create", input);
  return { person, creation: await made(person, value.id) };
}

/** Saves a new script or style, and waits until the missing media are generated. */
export async function changed(
  person: Person,
  id: string,
  change: { script?: (script: Script) => Script; style?: Record<string, unknown> },
) {
  const { value } = await call(person, "studio", "get", { id });
  if (!value.script) throw new Error("It has no words yet.");
  const script = change.script?.(value.script) ?? value.script;
  const style = { ...value.style, ...change.style };
  await call(person, "studio", "edit", { id, revision: value.revision, script, style, keep: false });
  await call(person, "studio", "generateMissing", { id });
  return await made(person, id);
}

/** The script with one beat changed. */
export const withBeat =
  (at: number, part: Partial<Script["beats"][number]>) =>
  (script: Script): Script => ({
    ...script,
    beats: script.beats.map((beat, index) => (index === at ? { ...beat, ...part } : beat)),
  });
