import {
  asAnswered,
  beatFaults,
  type photoNotes,
  planOf,
  scriptFacts,
  scriptIn,
  scriptSchema,
} from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";
import { literalAnswer } from "../../src/hosts/openai/literal-writer/literal-writer.ts";

/** Pages that such a piece has at least. */
const ENOUGH = 4;
const LOOKS = ["photo-essay", "photo-captions", "outlined-text", "photo-dump"];
const HOOKS: Record<string, readonly string[]> = {
  en: ["How to get there", "The small mistake behind all of it", "Take a closer look"],
  de: [
    "So schreibst du eine Rechnung auf der Baustelle",
    "Warum deine Kunden so spät zahlen",
    "So sieht unser Büro aus",
  ],
  es: ["Cómo cepillar a tu gato", "Tu gato huye del cepillo por una razón", "Así es el cepillo"],
};
const product = { id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never };

/** What the writer is told of a brief's photos; those of the time before are last. */
const notesOf = ({ photos }: ReturnType<typeof readBriefs>[number]): ReturnType<typeof photoNotes> => {
  const isBefore = (alt: string) => /^(?:Before|Vorher|Antes):/.test(alt);
  return photos
    .toSorted((a, b) => Number(isBefore(a.alt)) - Number(isBefore(b.alt)))
    .map(({ alt, parts = [] }, at) => ({
      number: at + 1,
      shows: parts.length > 0 ? `${alt} (${parts.map(({ name }) => name).join(", ")})` : alt,
      ...(isBefore(alt) && { isBefore: true as const }),
    }));
};

const pieces = readBriefs(undefined).flatMap((wanted) =>
  LOOKS.flatMap((template) =>
    (HOOKS[wanted.brief.language] ?? []).map((hook) => {
      const made = {
        kind: "carousel-image",
        hook,
        style: { template, drawing: null },
        photos: notesOf(wanted),
      } as const;
      const facts = scriptFacts({ ...product, brief: wanted.brief }, made);
      return { name: `${wanted.name} ${template} ${hook}`, facts, schema: scriptSchema(facts) };
    }),
  ),
);

it.each([
  ["the copywriter", writeAnswer],
  [
    "a writer that knows only the request",
    (message: string, _: string, schema: object) => literalAnswer(message, schema),
  ],
])("%s has another photo for each page of a piece of photos alone", (_, write) => {
  const wrong = pieces.flatMap(({ name, facts, schema }) => {
    const { beats } = scriptIn(write(JSON.stringify(facts), "script", schema));
    const photos = new Set(beats.map(({ photo }) => photo));
    // A photo of which there is nothing to tell may be left out.
    const isLong = beats.length >= ENOUGH && beats.length <= facts.count;
    return isLong && photos.size === beats.length && !photos.has(0) ? [] : [name];
  });
  expect(wrong).toEqual([]);
});

it("the copywriter speaks there of nothing that is on no photo", () => {
  const wrong = pieces.flatMap(({ name, facts: wanted, schema }) => {
    const { beats } = scriptIn(writeAnswer(JSON.stringify(wanted), "script", schema));
    const facts = asAnswered(wanted, beats.length);
    return beatFaults(beats, planOf(facts), facts)
      .filter(({ reason }) => reason.includes("photo"))
      .map(({ index, reason }) => `${name}: ${beats[index]?.title} (${reason})`);
  });
  expect(wrong).toEqual([]);
});
