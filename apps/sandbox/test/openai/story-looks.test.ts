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

/** The titles and bodies of a piece, without marks, and the titles with them. */
function pagesOf({ brief, photos }: Brief, kind: AssetType, template: string, hook: string) {
  const style = { template, drawing: null };
  const facts = scriptFacts(
    { ...product, brief },
    { kind, hook, style, photos: photos.map(({ alt }, at) => ({ number: at + 1, shows: alt })) },
  );
  const { beats } = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  return beats.map(({ title, body }) => ({
    marked: title,
    title: title.replaceAll("*", ""),
    body: body.replaceAll("*", ""),
  }));
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

it("a note's afterthought adds a fact that the note does not say, the price and the name", () => {
  const added = briefs.map((it) => [it.name, pagesOf(it, "ugc-image", "sticky-note", "A note for you")[0]?.body]);
  expect(Object.fromEntries(added)).toMatchObject({
    coffee: "PS: posted within 24 hours of roasting, €14. Kiln House Blend",
    gato: "PD: se limpia con un botón, 19 €. Cepillo Bigotes",
    rechnung: "PS: eine Rechnung in 90 Sekunden, 12 € im Monat. Zettelfrei",
  });
});

it("asks for what fits the offer: work is asked for, goods are ordered", () => {
  const last = (name: string) => {
    const [found] = briefs.filter((it) => it.name === name);
    return found && pagesOf(found, "carousel-image", "photo-essay", "A thought").at(-1)?.title;
  };
  expect(last("garden")).toBe("From £95 per metre. Link in bio");
  expect(last("coffee")).toBe("Kiln House Blend, €14. Link in the bio");
  expect(last("rechnung")).toBe("Fang heute an: Zettelfrei, Link im Profil");
});

it("a cause is followed by what to do about it, and that by the fact of the product that helps there", () => {
  const said = (name: string) =>
    pagesOf(named(name), "carousel-image", "essay", "The small mistake behind it").map(({ title }) => title);
  expect(said("garden").slice(2, 4)).toEqual([
    "So dig down to firm ground. Then give it firm edges.",
    expect.stringContaining("ten-year guarantee on the edges"),
  ]);
  expect(said("shoe")[2]).toBe("So leave a thumb of room. The Tern 2 has a wide toe box.");
  expect(said("coffee")[2]).toContain("So look for a roast date. Kiln House Blend is ");
});

it("a photo dump complains of nothing under the product's photos", () => {
  for (const it of briefs) {
    const pains = [it.brief.pain, ...it.brief.pains.map(({ claim }) => claim)].map((pain) => pain.toLowerCase());
    const said = pagesOf(it, "carousel-image", "photo-dump", "A thought").map(({ title }) => title.toLowerCase());
    expect(said.filter((title) => pains.some((pain) => title.includes(pain)))).toEqual([]);
  }
});

it("a question above two halves stays one", () => {
  const hook = "Who else is tired of tight skin?";
  for (const it of briefs) expect(pagesOf(it, "ugc-image", "before-after-split", hook)[0]?.title).toBe(hook);
});

it("a customer's words are marked where they come to their point", () => {
  const quoted = briefs.map((it) => pagesOf(it, "ugc-image", "real-review", "A customer")[0]?.marked ?? "");
  const phrases = quoted.map((title) => /\*([^*]+)\*/.exec(title)?.[1]);
  expect(phrases).toContain("does not wobble");
  expect(phrases).toContain("cepillar sin arañar");
  expect(phrases).toContain("Still sweet");
});

it("what a hook speaks of is taken up first", () => {
  const [gato] = briefs.filter(({ name }) => name === "gato");
  if (!gato) throw new Error("There is no brief of the brush.");
  const [, pain, turn] = pagesOf(
    gato,
    "carousel-image",
    "photo-captions",
    "Tu gato no odia el cepillo. Odia los tirones",
  );
  expect(pain?.title).toBe("Cepillar a contrapelo. Da tirones. Sigue el sentido del pelo.");
  expect(turn?.title).not.toContain("Sigue el sentido");
});

const named = (name: string): Brief => {
  const found = briefs.find((it) => it.name === name);
  if (!found) throw new Error(`There is no brief ${name}.`);
  return found;
};

it("facts in figures count what the product gives, with its own price, and of complaints only their times", () => {
  const figures = (name: string, hook: string) =>
    pagesOf(named(name), "carousel-image", "big-number", hook).slice(1, -1);
  const serum = figures("serum", "The plain facts about the Dew Drop").map(({ title }) => title);
  expect(serum).toEqual(["7 ingredients", "1 minute", "$32", "$24"]);
  expect(figures("rechnung", "Zettelfrei in Zahlen")).toMatchObject([
    { title: "25 Minuten", body: "So läuft es sonst: 25 Minuten Papierkram nach jedem Auftrag." },
    { title: "6 Wochen" },
    { title: "90 Sekunden" },
    { title: "12 € im Monat" },
  ]);
});

it("a fact that begins with its verb has the product as its subject, and a doubt that is quoted a capital", () => {
  const pages = (template: string, hook: string) => pagesOf(named("gato"), "carousel-image", template, hook);
  for (const template of ["marker-list", "phone-note"]) {
    const bodies = pages(template, "5 errores al cepillar a tu gato").map(({ body }) => body);
    expect(bodies.some((it) => it.endsWith(" Cepillo Bigotes recoge el pelo muerto del gato sin tirones."))).toBe(true);
  }
  const essay = pages("essay", "Tu gato huye del cepillo por una razón").map(({ title }) => title);
  expect(essay.join(" ")).toContain("Lo hemos dicho todos: «Mi gato no se deja cepillar.»");
});

it("what comes of a cause stands in no moment", () => {
  const essay = pagesOf(named("rechnung"), "carousel-image", "essay", "Warum deine Kunden so spät zahlen");
  expect(essay[2]?.title).toBe("Schreib sie also am selben Tag. Mit Zettelfrei dauert eine Rechnung 90 Sekunden.");
  expect(essay.map(({ title }) => title).join(" ")).not.toContain("Stiefel");
});

it("a photo dump tells of a moment only where the photos' notes tell of all that it names", () => {
  const said = (photos: Brief["photos"]) =>
    pagesOf({ ...named("coffee"), photos }, "carousel-image", "photo-dump", "A week of coffee").map(
      ({ title }) => title,
    );
  const { photos } = named("coffee");
  const atDesk = photos.map((it) => ({ ...it, alt: "A mug beside the keyboard" }));
  expect(said(photos).join(" ")).not.toContain("keyboard");
  expect(said(atDesk).join(" ").toLowerCase()).toContain("the mug beside the keyboard");
});
