import type { AssetType } from "@vignette/domain/assets";
import { scriptFacts, scriptIn, scriptSchema } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";

const product = {
  ...{ id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never },
};
const briefs = readBriefs(undefined);
type Brief = (typeof briefs)[number];

/** The titles and bodies of a piece, without marks. */
function pagesOf({ brief, photos }: Brief, kind: AssetType, template: string, hook: string) {
  const style = { template, drawing: null };
  const facts = scriptFacts({ ...product, brief }, { kind, hook, style, photos: photos.map(({ alt }) => alt) });
  const { beats } = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  return beats.map(({ title, body }) => ({ title: title.replaceAll("*", ""), body: body.replaceAll("*", "") }));
}

it("an essay comes back to the moment that it began with, and raises no doubt that nothing answers", () => {
  for (const it of briefs) {
    const pages = pagesOf(it, "carousel-image", "essay", "A thought").map(({ title }) => title);
    const [moment = ""] = (pages[1] ?? "").split(". ");
    expect(pages.slice(2).some((page) => page.startsWith(moment))).toBe(true);
    const doubts = it.brief.objections.map(({ claim }) => claim).filter((claim) => pages.join().includes(claim));
    expect(doubts.length).toBeLessThanOrEqual(it.name === "gato" ? 1 : 0);
  }
});
