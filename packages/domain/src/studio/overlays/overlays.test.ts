import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aProduct } from "../script/a-product.test-support.ts";
import { scriptFacts } from "../script/facts.ts";
import type { ScriptAnswer } from "../script/script.ts";
import { hookOverlay } from "./hook-overlay.ts";
import { withOverlays } from "./overlays.ts";

const facts = scriptFacts(aProduct({ outcome: "an evening that feels like one" }), {
  kind: "video-story",
  hook: "",
  style: { template: "", drawing: null },
});
const overlaid = (beat: Pick<ScriptAnswer["beats"][number], "role" | "line" | "title">) =>
  withOverlays({ beats: [{ ...beat, body: "", imagePrompt: "" }], caption: "", hashtags: [] }, facts).beats[0]?.title;

it("a mark in the body stands firmly, too", () => {
  const stills = scriptFacts(aProduct({}), {
    kind: "carousel-image",
    hook: "",
    style: { template: "", drawing: null },
  });
  const beat = { role: "proof" as const, line: "", title: "A new sole", body: "Replaced *for €35.*", imagePrompt: "" };
  const { beats } = withOverlays({ beats: [beat], caption: "", hashtags: [] }, stills);
  expect(beats[0]?.body).toBe("Replaced for *€35*.");
});

describe("the hook on screen", () => {
  it.each([
    ["How to get an evening that feels like one.", "How to get an evening that feels like one"],
    ["Your invoices are not late. Your reminders are.", "Your invoices are not late. Your reminders are"],
    ["How to stop losing two evenings a week without hiring anybody new", "How to stop losing two evenings a week"],
    [
      "How to stop losing two evenings a month to invoices without hiring a bookkeeper",
      "How to stop losing two evenings a month to invoices",
    ],
    ["Your candle lies to you, and nobody at the shop told you", "Your candle lies to you"],
    ["How to burn a candle twice as long. Save this for tonight", "How to burn a candle twice as long"],
    ["Tried everything to get rid of sore knees? Give this ten seconds", "Tried everything to get rid of sore knees?"],
    ["How to have a calm evening, even if nothing has worked so far", "How to have a calm evening"],
    ...[
      // Ends before the verb, before the point, before the turn, or before the condition would say something else.
      "Everyone says soy candles are clean, but nobody tells you about the wick",
      "I almost gave up on running pain-free. Then one thing changed",
      "You can scroll past this. Dull skin will still be there",
      "The invoices clients pay before Friday are the ones you send by hand",
      "This tiny habit after lunch saves you two hours of chasing invoices",
      "People with tired mornings before coffee always ask us the same thing",
      "Skip the Slow-burn soy candle if you enjoy headaches from scented candles",
      "Let's talk about the big one: “I already use a spreadsheet.”",
      "Die meisten Kerzen, die du kaufst, machen dir abends nur Kopfschmerzen und Ruß",
    ].map((line): [string, string] => [line, line]),
    [
      "If you run payroll on Fridays, you pay late fees nobody mentions",
      "If you run payroll on Fridays, you pay late fees nobody mentions",
    ],
    [
      "The ten small things every careful studio owner quietly checks on Monday",
      "The ten small things every careful studio owner quietly checks on Monday",
    ],
  ])("of %j is %j", (line, overlay) => {
    expect(hookOverlay(line)).toBe(overlay);
  });

  it("is the beginning of the spoken line, never cut inside a clause", () => {
    const words = fc.constantFrom("stop", "paying", "because", "late,", "fees", "when", "you", "sleep.");
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 25 }), (said) => {
        const overlay = hookOverlay(said.join(" "));
        const rest = said.join(" ").slice(overlay.length);
        expect(said.join(" ").startsWith(overlay)).toBe(true);
        expect(rest).toMatch(/^([.,]*$|[.,]+ | (because|when)( |$))/);
      }),
    );
  });
});

describe("what is marked in a story", () => {
  it.each([
    ["hook", "How to get an evening that feels like one.", "cut short", "How to get an evening that *feels like one*"],
    ["proof", "Burns for 60 hours.", "Burns for 60 hours", "Burns for *60 hours*"],
    ["turn", "It changes.", "A candle", "A candle"],
    ["turn", "It changes.", "A *candle* that feels like one", "A *candle* that feels like one"],
    ["ask", "Try it this week.", "", ""],
  ] as const)("on the %s %j is %j", (role, line, overlay, shown) => {
    expect(overlaid({ role, line, title: overlay })).toBe(shown);
  });
});
