import { scriptFacts, scriptIn, scriptSchema } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { trades } from "../../src/hosts/openai/copywriter/know-how/trades.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";

const product = { id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never };
const told = trades.flatMap((it) => Object.values(it.told));

/** What is posted under a carousel of a brief, with the words of its slides. */
function posted({ brief }: ReturnType<typeof readBriefs>[number], hook: string) {
  const style = { template: "marker-list", drawing: null };
  const facts = scriptFacts({ ...product, brief }, { kind: "carousel-image", hook, style });
  const script = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  return { ...script, slides: script.beats.map(({ title }) => title).join(" ") };
}

const HOOKS: Record<string, string> = {
  en: "5 ways to avoid it, best one last",
  de: "5 Gewohnheiten, die helfen",
  es: "5 hábitos que ayudan",
};

it("a list is followed by one thing more of its kind, which no slide has", () => {
  for (const it of readBriefs(undefined)) {
    const { caption, slides } = posted(it, HOOKS[it.brief.language] ?? "");
    const [, extra = ""] = /: (.+?)\. /.exec(caption.split("\n\n")[1] ?? "") ?? [];
    const habits = trades.flatMap(({ advice }) => Object.values(advice).flatMap((trade) => trade.habits));
    expect(
      habits.map(([title]) => title.toLowerCase()),
      caption,
    ).toContain(extra.toLowerCase());
    expect(slides.replaceAll("*", "").toLowerCase()).not.toContain(extra.toLowerCase());
  }
});

it("a post asks what the trade answers in a word, and is found by what the trade searches for", () => {
  for (const it of readBriefs(undefined)) {
    const { caption, hashtags } = posted(it, it.brief.language === "de" ? "Schau dir das an" : "Watch this");
    expect(
      told.some(({ ask }) => caption.includes(ask)),
      caption,
    ).toBe(true);
    expect(told.some(({ tags }) => tags.split(" ").some((tag) => hashtags.includes(`#${tag}`)))).toBe(true);
  }
});

it("a caption introduces facts with words that fit a thing and what it does", () => {
  const framed = readBriefs(undefined).map((it) => posted(it, "Watch this").caption);
  const frame = / (?:in short|in Kürze|en pocas palabras|en bref ?): (.+?)\./;
  const facts = framed.flatMap((caption) => frame.exec(caption)?.[1] ?? []);
  expect(facts).toContain("tested over 800 km by 41 runners");
});
