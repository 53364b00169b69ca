import { newBeat, type Script } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import type { SceneInput } from "./scene-input.ts";
import { stepsOf } from "./steps.ts";

const at = (x: number) => ({ x, y: 0.4, w: 0.2, h: 0.2 });
const photo = (key: string, ...names: string[]) => ({
  ...{ key, type: "image/jpeg" as const, durationMs: null, width: 1600, height: 1200 },
  parts: names.map((name, i) => ({ name, box: at(0.1 + i * 0.3) })),
});
const shows = (key: string) => ({ origin: "uploaded" as const, id: key, key, trimMs: 0 });

function steps(line: string, shown: SceneInput["shown"], pictures?: SceneInput["pictures"]) {
  const [first] = shown;
  const beats = shown.map(({ key }, i) =>
    newBeat(`b${i}`, { shows: shows(key), line: i === 0 ? line : "", title: "A soft heel" }),
  );
  const script: Script = { beats, caption: "", hashtags: [] };
  const handles = { instagram: "", tiktok: "" };
  const input = { kind: "video-story", brand: null, media: [], shown, handles, ...(pictures && { pictures }) } as const;
  const [beat] = beats;
  if (!first || !beat) throw new Error("no photo");
  return stepsOf(beat, input, script).map(({ word, media }) => [
    word,
    media.src,
    media.kind === "image" ? (media.named?.map(({ x }) => x) ?? []) : [],
  ]);
}

describe("a line that names one thing after the other", () => {
  it("shows the screen of each tap when it is named", () => {
    const screens = [photo("hours", "Stunden"), photo("bill", "Leistungen"), photo("sent", "verschickt")];
    expect(steps("So geht es: Leistung antippen, Stunden eintragen, abschicken.", screens)).toEqual([
      [0, "hours", []],
      [3, "bill", [0.1]],
      [5, "hours", [0.1]],
      [7, "sent", [0.1]],
    ]);
  });

  it("shows one part of its photo after the other, and all of it where a sentence names none", () => {
    const shoe = photo("shoe", "laces", "heel");
    expect(steps("Loosen all the laces. Push your heel back. Run.", [shoe])).toEqual([
      [0, "shoe", [0.1]],
      [4, "shoe", [0.4]],
      [8, "shoe", []],
    ]);
  });

  it("shows a part in the photo of one thing, and not in that of a pair", () => {
    const [pair, shoe] = [photo("pair", "laces", "heel"), photo("shoe", "laces", "heel")];
    const pictures = new Map([["pair", { width: 1000, height: 1000, isGroup: true }]]);
    const shown = steps("Loosen the laces. Push your heel back.", [pair, shoe], pictures);
    expect(shown.map(([, src]) => src)).toEqual(["shoe", "shoe"]);
  });

  it("shows the one thing that it names when it is named", () => {
    const shoe = photo("shoe", "laces", "heel");
    expect(steps("And start with the Tern: it has a soft heel.", [shoe])).toEqual([
      [0, "shoe", []],
      [5, "shoe", [0.4]],
    ]);
  });

  it("leaves its own photo for another one only where that one's part is named in full", () => {
    const [brush, sofa] = [photo("brush", "bristles"), photo("sofa", "loose hair")];
    expect(steps("Cat hair. The brush takes the hair.", [brush, sofa])).toEqual([]);
    expect(steps("Bristles first. Then the loose hair.", [brush, sofa]).map(([, src]) => src)).toEqual([
      "brush",
      "sofa",
    ]);
  });

  it("stays on the photo that shows what is named again", () => {
    const [jar, bag] = [photo("jar", "jar", "beans"), photo("bag", "label", "beans")];
    const shown = steps("It's often the beans. Without a roast date, beans are usually old.", [jar, bag]);
    expect(new Set(shown.map(([, src]) => src))).toEqual(new Set(["jar"]));
  });

  it("takes a name for no part", () => {
    const [bottle, drop] = [photo("bottle", "label"), photo("drop", "drop")];
    expect(steps("So keep it lukewarm. The Dew Drop does the rest.", [bottle, drop])).toEqual([]);
  });

  it("has no steps where all of it shows the same, or nobody looked", () => {
    expect(steps("Loosen all the laces.", [photo("shoe", "laces", "heel")])).toEqual([]);
    expect(steps("Run. And rest.", [photo("shoe", "laces", "heel")])).toEqual([]);
    const { parts: _, ...unknown } = photo("shoe", "laces", "heel");
    expect(steps("Loosen the laces. Push your heel back.", [unknown])).toEqual([]);
  });
});
