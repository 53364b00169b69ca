import { describe, expect, it } from "vitest";
import { hookLibrary } from "../../hook-library/index.ts";
import { creditPrices } from "../../usage/index.ts";
import { aStory } from "../creation/a-creation.test-support.ts";
import type { CreationMedia } from "../creation/media.ts";
import { expectedCredits } from "../missing-media/expected-credits.ts";
import { isPresented, mediaToKeep, missingMedia, takeOf } from "../missing-media/fitting-media.ts";
import { videosToOrder } from "../missing-media/videos-to-order.ts";
import type { Voice } from "../script/voice.ts";
import { presenterOf, presenters, presentersFor, voiceOfPresenter } from "./presenter.ts";
import { refuseTake } from "./refuse-take.ts";
import { testimonyIn } from "./testimony.ts";

describe("the shelf of presenters", () => {
  it("offers first who speaks the language, and has a face and voices for each", () => {
    expect(
      presentersFor("de-AT")
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(["mara", "jonas"]);
    expect(presentersFor("es")[0]?.id).toBe("lucia");
    expect(presentersFor("ja").map(({ id }) => id)).toEqual(presenters.map(({ id }) => id));
    expect(new Set(presenters.map(({ id }) => id)).size).toBe(presenters.length);
    expect(presenterOf("nobody")).toBeNull();
  });

  it("picks the voice for a face: the one that was chosen for it, else one of the gender, in the language", () => {
    const voice = (id: string, about = "", language: string | null = null): Voice => ({
      id,
      name: id,
      about,
      language,
    });
    const [mara] = presenters;
    if (!mara) throw new Error("The shelf is empty.");
    expect(voiceOfPresenter(mara, [voice("Ash"), voice("Coral")], "en")).toBe("Coral");
    const labeled = [voice("A", "male, deep"), voice("B", "female, warm", "es"), voice("C", "female, warm", "en")];
    expect(voiceOfPresenter(mara, labeled, "en-GB")).toBe("C");
    expect(voiceOfPresenter(mara, labeled, "es")).toBe("B");
    expect(voiceOfPresenter(mara, [voice("Coral")], "en")).toBe("");
    expect(voiceOfPresenter(mara, [voice("Zed")], "en")).toBe("");
  });
});

describe("a take", () => {
  const { script, media } = aStory(["one", "two"]);
  const style = { ...aStory(["one"]).style, template: "talking-cutaways", presenter: "mara" };
  const facts = { kind: "ugc-video", script, style, media } as const;
  const voice = media.find((it) => it.kind === "voice");
  const take: CreationMedia = {
    ...{ kind: "take", key: "take", type: "video/mp4", bytes: 1, presenter: "mara", voiceKey: voice?.key ?? "" },
    ...{ width: 720, height: 1080, durationMs: 4000, tookMs: 1 },
  };

  it("is missing until the presenter says this recording, and is ordered once there is one", () => {
    const missing = missingMedia(facts);
    expect(missing.take).toMatchObject({ presenter: "mara", voice: { key: voice?.key } });
    expect(videosToOrder(missing)).toMatchObject([{ said: { presenter: "mara", voiceKey: voice?.key } }]);
    expect(missingMedia({ ...facts, media: [...media, take] }).take).toBeNull();
    const unvoiced = missingMedia({ ...facts, media: media.filter((it) => it !== voice) });
    expect(unvoiced.take).toEqual({ presenter: "mara", voice: null });
    expect(videosToOrder(unvoiced)).toEqual([]);
  });

  it("does not fit another presenter or another recording, and stays while it fits", () => {
    expect(takeOf([take], { key: "another" }, style)).toBeNull();
    expect(takeOf([take], voice ?? null, { presenter: "sam" })).toBeNull();
    expect(mediaToKeep(script, style, [...media, take])).toContain(take);
  });

  it("is booked by the length of its recording, or of its words until there is one, for a minute at most", () => {
    const booked = (them: CreationMedia[], lines = script) => expectedCredits({ ...facts, script: lines, media: them });
    const face = creditPrices.image;
    const spoken = (durationMs: number) => media.map((it) => (it.kind === "voice" ? { ...it, durationMs } : it));
    expect(booked(spoken(40_000))).toBe(600 + face);
    expect(booked(spoken(90_000))).toBe(900 + face);
    const longer = { ...script, beats: script.beats.map((it) => ({ ...it, line: "word ".repeat(50).trim() })) };
    expect(booked([], longer) - booked([])).toBeGreaterThan(creditPrices.presenter);
  });

  it("is made only in a look with a speaker", () => {
    expect(isPresented(facts)).toBe(true);
    expect(isPresented({ kind: "ugc-video", style: { ...style, template: "pov-hands" } })).toBe(false);
    expect(isPresented({ kind: "ugc-video", style: { ...style, presenter: "" } })).toBe(false);
  });
});

describe("a presenter never testifies", () => {
  it.each([
    "I've been using it for six weeks.",
    "I *used* it for weeks, honestly.",
    "We switched in March and never looked back.",
    "It changed my mornings.",
    "My skin has cleared up since then.",
    "Worked for me, will work for you.",
    "As a customer, I can say that.",
    "Ich habe es drei Wochen lang getestet.",
    "Das hat mir wirklich geholfen.",
    "Lo he probado durante un mes.",
    "J'ai essayé pendant trois semaines.",
    "I can't live without it.",
    "Three weeks in, and the redness is gone.",
    "Seit drei Wochen ist meine Haut ruhig.",
    "Als Kundin kann ich sagen: es wirkt.",
    "Mi piel está mejor.",
    "Desde que lo uso duermo mejor.",
    "Depuis que je l'utilise, ma peau va mieux.",
    "Uso este sérum há semanas e minha pele melhorou.",
    "Eu testei por um mês.",
    "3週間使ってみました。",
    "私の肌が変わりました。",
    "Uso questo siero da settimane.",
    "Ik heb het een maand getest.",
  ])("%s", (line) => {
    expect(testimonyIn(line)).not.toBeNull();
    expect(refuseTake({ beats: [{ ...aStory(["one"]).script.beats[0], line }] as never }, 5000)?.code).toBe(
      "studio.presenter-testifies",
    );
  });

  it.each([
    "“It changed everything”, says Maria, 34.",
    "Our customer Anna sleeps through again.",
    "Anna from Berlin says it saved her mornings.",
    "Unsere Kundin Anna schläft wieder durch.",
    "お客様の田中さんも続けています。",
  ])("quotes nobody who is in no review: %s", (line) => {
    expect(testimonyIn(line, [{ by: "Ines M." }])).not.toBeNull();
    expect(testimonyIn(line.replace(/Maria|Anna|田中/u, "Ines"), [{ by: "Ines M." }])).toBeNull();
  });

  it("is not offered in a language in which a testimony would pass", () => {
    expect(presentersFor("pt-BR")).not.toEqual([]);
    expect(presentersFor("pl")).toEqual([]);
  });

  it("says no built-in hook that tells of a life", () => {
    const lived = hookLibrary.filter(
      ({ genuine, template }) => /^Me when I/.test(template) || (genuine && /\b(I|my)\b/.test(template)),
    );
    expect(lived.length).toBeGreaterThanOrEqual(6);
    expect(lived.filter(({ template }) => testimonyIn(template) === null)).toEqual([]);
  });

  it.each([
    "This is how you use it: one scoop, cold water, done.",
    "You have tried three alarms already.",
    "I'll show you what it does in ten seconds.",
    "If your skin feels tight, look at the third line of the label.",
    "Here's what we made it for.",
    "Let me show you my favorite part.",
    "So benutzt du es: ein Löffel, kaltes Wasser.",
    "Así se usa: una cucharada y agua fría.",
    "Als Kunde bekommst du beides.",
    "Assim se usa: uma colher e água fria.",
    "使い方は簡単です。スプーン1杯だけ。",
    "試してみてください。",
  ])("but may say: %s", (line) => expect(testimonyIn(line)).toBeNull());

  it("speaks for a minute at most", () => {
    expect(refuseTake(aStory(["one"]).script, 60_001)?.code).toBe("studio.take-too-long");
    expect(refuseTake(aStory(["one"]).script, 60_000)).toBeNull();
  });
});
