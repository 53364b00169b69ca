import { newBeat, newStyle } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { showsGeneratedPerson } from "./shows-generated-person.ts";

it("a clip of a presenter shows a generated person in any creation, in which no presenter speaks", async () => {
  const shows = { origin: "made", id: "film", key: "film.mp4", trimMs: 0 } as const;
  const script = { beats: [newBeat("a", { shows })], caption: "", hashtags: [] };
  const creation = { kind: "video-story", style: newStyle("video-story", {}), media: [], script } as const;
  const having = (presented: boolean) => ({ asset: async () => ({ presented }) }) as never;
  expect(await showsGeneratedPerson(having(true), { ...creation, media: [] })).toBe(true);
  expect(await showsGeneratedPerson(having(false), { ...creation, media: [] })).toBe(false);
});
