import { describe, expect, it } from "vitest";
import { templates } from "../catalogue/index.ts";
import { newStyle } from "../creation/new-creation.ts";
import { presenters } from "../presenters/presenter.ts";
import { newBeat, type Script } from "../script/script.ts";
import { lacksSpeaker } from "./lacks-speaker.ts";

const [presenter] = presenters;
const looks = templates["ugc-video"].flatMap(({ name, hasSpeaker }) => (hasSpeaker ? [name] : []));
const without = templates["ugc-video"].flatMap(({ name, hasSpeaker }) => (hasSpeaker ? [] : [name]));

const file = { key: "file", durationMs: 5000, width: 540, height: 960 };
const aClip = { ...file, type: "video/mp4" } as const;
const aPhoto = { ...file, durationMs: null, type: "image/jpeg" } as const;
const draft = (template: string, { shownBy = -1, by = "" } = {}) => ({
  script: aScript(shownBy),
  style: { ...newStyle("ugc-video", { template }), presenter: by },
});
const aScript = (shownBy: number): Script => ({
  beats: ["One", "Two", "Three"].map((line, at) =>
    newBeat(`beat-${at}`, {
      role: "point",
      line,
      shows: at === shownBy ? { origin: "uploaded", id: "file", key: file.key, trimMs: 0 } : null,
    }),
  ),
  caption: "",
  hashtags: [],
});
const lacks = (made: ReturnType<typeof draft>, shown: (typeof aClip | typeof aPhoto)[] = []) =>
  lacksSpeaker({ ...made, kind: "ugc-video", shown });

describe.each(looks)("the look %s with a speaker", (look) => {
  it("asks for one while there is neither a presenter nor a clip: a photo does not speak", () => {
    expect(lacks(draft(look))).toBe(true);
    expect(lacks(draft(look, { shownBy: 0 }), [aPhoto])).toBe(true);
  });

  it("has one with a clip in its first beat, or with a presenter", () => {
    expect(lacks(draft(look, { shownBy: 0 }), [aClip])).toBe(false);
    expect(lacks(draft(look, { by: presenter?.id }))).toBe(false);
  });
});

it.each(without)("the look %s without a speaker asks for none", (look) => {
  expect(lacks(draft(look))).toBe(false);
});

it("takes a clip in a later beat only where it plays under all beats", () => {
  const later = looks.filter((look) => !lacks(draft(look, { shownBy: 2 }), [aClip]));
  expect(later).toEqual(["green-screen", "talking-cutaways"]);
});
