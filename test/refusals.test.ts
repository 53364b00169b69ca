import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withSizes } from "@vignette/domain/kernel";
import { messagesOfArea } from "@vignette/messages/files";
import { describe, expect, it } from "vitest";
import { sentences } from "../apps/web/src/shared/refusals/sentences.ts";
import { feedRefusals, feedTooLarge, noFeed } from "../apps/worker/src/adapters/pages/feeds/feed-refusals.ts";
import { pageNoHtml, pageRefusals, wallRefusals } from "../apps/worker/src/adapters/pages/fetching/page-refusals.ts";
import {
  noPicture,
  pictureRefusals,
  pictureTooLarge,
} from "../apps/worker/src/adapters/pages/fetching/picture-refusals.ts";

const root = join(import.meta.dirname, "..");
const messages = messagesOfArea("en", "refusals");
const keyOf = (code: string) => `refusals_${code.replaceAll(/[.-]/g, "_")}`;

/** Said in other words than the Worker's: they have no value that is itself a word, or stand for several refusals. */
const inOtherWords = [
  "missing",
  "changed",
  "plans.kind-locked",
  "usage.over-credits",
  "usage.too-fast",
  "generation.busy",
  "generation.not-offered",
];

type Written = { code: string; sentence: string; values: string[] };

/** The refusals that name their code and sentence where they are made, with the names of the values they carry. */
const written: Written[] = globSync("{packages/domain,apps/worker}/src/**/*.ts", { cwd: root })
  .filter((path) => !path.includes(".test"))
  .flatMap((path) => refusalsIn(readFileSync(join(root, path), "utf8")));

function refusalsIn(source: string): Written[] {
  const made =
    /new Refusal\(\s*"[\w-]+",\s*"([\w.-]+)",\s*("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)[^;]*?\)(?:\.with\(\{([^}]*)\}\))?[;,\n)]/g;
  return [...source.matchAll(made)].map(([, code = "", sentence = "", values = ""]) => ({
    code,
    sentence: sentence.slice(1, -1),
    values: values.split(",").flatMap((it) => /^\s*(\w+)/.exec(it)?.[1] ?? []),
  }));
}

/** A sentence with every value left open. */
const open = (text: string) => text.replaceAll(/\$?\{[^}]*\}/g, "…").replaceAll(/…/g, "{}");

describe("the sentences of refusals", () => {
  it("have a message for each code", () => {
    expect(Object.keys(sentences).map(keyOf).toSorted()).toEqual([...messages.keys()].toSorted());
  });

  it("are in English those that the Worker answers with", () => {
    const known = written.filter(({ code }) => code in sentences && !inOtherWords.includes(code));
    expect(known.length).toBeGreaterThan(100);
    for (const { code, sentence } of known)
      expect(open(Object.values(messages.get(keyOf(code))?.texts ?? {}).join()), code).toBe(open(sentence));
  });

  it("of pages, pictures and feeds are those, too", () => {
    const made = [...Object.values(pageRefusals), ...Object.values(pictureRefusals), ...Object.values(feedRefusals)];
    const others = [pageNoHtml, ...Object.values(wallRefusals), pictureTooLarge, noPicture, noFeed, feedTooLarge];
    for (const { code, message, values } of [...made, ...others].map((refuse) => refuse())) {
      const text = Object.values(messages.get(keyOf(code))?.texts ?? {}).join();
      expect(
        text.replaceAll(/\{(\w+)\}/g, (_, name) => String(withSizes(values, "en-US")[name])),
        code,
      ).toBe(message);
    }
  });

  it("get their values from the refusal", () => {
    const wanted = written.filter(
      ({ code }) => code in sentences && !["plans.kind-locked", "usage.over-credits"].includes(code),
    );
    for (const { code, values } of wanted)
      expect(values.toSorted(), code).toEqual(messages.get(keyOf(code))?.inputs.toSorted());
  });
});
