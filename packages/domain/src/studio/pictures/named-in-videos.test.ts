import { describe, expect, it } from "vitest";
import type { AssetType } from "../../assets/index.ts";
import { noLabels } from "../../assets/index.ts";
import type { BeatRole } from "../catalogue/beat-roles.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { made, picture, script, shownIn } from "./photos/own-pictures.test-support.ts";
import { toldOfProduct } from "./photos/told-of-product.ts";
import { withOwnPictures } from "./with-own-pictures.ts";

const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
const product = { ...aProduct().brief, language: "en", pains: [], proof: [] };
const paths = toldOfProduct(
  { ...product, name: "Stillwell Paths", description: "We lay garden paths of reclaimed brick and gravel." },
  [
    named("lawn", "The lawn beside the path"),
    named("gravel", "Gravel of a finished path"),
    named("brick", "A wall of reclaimed brick, as it is used for the paths"),
  ],
);
const shoes = toldOfProduct({ ...product, name: "Tern 2 running shoe", description: "A light trainer" }, [
  named("sole", "The replaceable sole of the Tern 2"),
  named("pair", "A pair of Tern 2 running shoes"),
  named("side", "Tern 2 running shoe from the side"),
]);
const brush = toldOfProduct(
  { ...product, language: "es", name: "Cepillo Bigotes", description: "Un cepillo con púas redondas de silicona" },
  [
    named("brush", "El Cepillo Bigotes sobre fondo claro"),
    named("face", "La cara del gato, de cerca"),
    named("cat", "Un gato atigrado mira a la cámara"),
  ],
);

type Said = readonly (readonly [BeatRole, string])[];

function shown(template: string, kind: AssetType, pictures: typeof paths, said: Said): (string | null)[] {
  const written = script(said.map(([role]) => role));
  const beats = written.beats.map((beat, at) => ({ ...beat, title: said[at]?.[1] ?? "", imagePrompt: "" }));
  return shownIn(withOwnPictures({ ...written, beats }, made(kind, template), pictures, { before: null, turn: 0 }));
}

describe("what the words of a video name", () => {
  it("is shown behind a speaker a second time, before a photo that they do not name", () => {
    const said: Said = [
      ["hook", "How to get dry feet"],
      ["point", "Only reclaimed brick"],
      ["point", "A guarantee"],
      ["ask", "See Stillwell Paths"],
    ];
    expect(shown("green-screen", "ugc-video", paths, said).slice(0, 2)).toEqual(["brick", "brick"]);
  });

  it("is shown in a list, each material where it is named", () => {
    const said: Said = [
      ["hook", "Habits for dry feet"],
      ["point", "Let the water go"],
      ["point", "A cloth"],
      ["point", "Gravel walks into the lawn"],
      ["point", "Only reclaimed brick"],
      ["ask", "Try Stillwell Paths"],
    ];
    expect(shown("countdown-list", "video-story", paths, said).slice(3)).toEqual(["gravel", "brick", "brick"]);
  });

  it("is the only reason to show a part where two photos show the whole", () => {
    const demo: Said = [
      ["hook", "Long runs"],
      ["turn", "This is the Tern 2"],
      ["proof", "Tested over 800 km"],
      ["ask", "Try it"],
    ];
    expect(shown("hook-then-demo", "ugc-video", shoes, demo).slice(1)).not.toContain("sole");
    const list: Said = [
      ["hook", "Habits for long runs"],
      ["point", "A thumb of room"],
      ["point", "Rotate two pairs"],
      ["point", "Lace them again"],
      ["point", "The sole can be replaced"],
      ["ask", "Try the Tern 2"],
    ];
    const seen = shown("countdown-list", "video-story", shoes, list);
    expect(seen.flatMap((id, at) => (id === "sole" ? [at] : []))).toEqual([4]);
  });

  it("is the product in its own beats, and the cat that opens the video", () => {
    const said: Said = [
      ["hook", "Tu gato huye por una razón"],
      ["point", "Se limpia con un botón"],
      ["point", "Púas redondas de silicona"],
      ["ask", "Esto es Cepillo Bigotes"],
    ];
    const [hook, , bristles] = shown("pov-hands", "ugc-video", brush, said);
    expect([hook, bristles]).toEqual(["cat", "brush"]);
  });
});

describe("a video with few places for photos", () => {
  it.each([
    ["stopwatch", ["hook", "pain", "turn", "proof"]],
    ["split-proof", ["hook", "pain", "proof", "ask"]],
  ] as const)("ends with another material of the product: %s", (template, roles) => {
    const titles = ["Dry feet", "Mud", "Only reclaimed brick", "Laid in two days"];
    const said: Said = roles.map((role, at) => [role, titles[at] ?? ""]);
    expect(shown(template, "video-story", paths, said)).toEqual(["brick", null, "brick", "gravel"]);
  });

  it("shows the whole again rather than a part that is no material", () => {
    const said: Said = [
      ["hook", "Long runs"],
      ["pain", "Black toenails"],
      ["turn", "Tern 2"],
      ["proof", "Laid out"],
    ];
    expect(shown("stopwatch", "video-story", shoes, said)).not.toContain("sole");
  });
});
