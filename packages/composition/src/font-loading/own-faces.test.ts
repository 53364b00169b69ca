import { beforeAll, describe, expect, it } from "vitest";
import { asUploaded, SLAB, UPLOADED, VARIABLE } from "../../test/files/an-uploaded-face.ts";
import { aTextClip, textScene } from "../../test/scenes/text-scene.ts";
import { mediaIds, ruler } from "../index.ts";
import { loadFaces } from "../node.ts";
import { layoutText } from "../text/layout-text.ts";

const TEXT = "Grüße, 40 % für Дом";
const GONE = "materials/user/gone/file" as const;
const BROKEN = "materials/user/broken/file" as const;
const MANY = "materials/user/many/file" as const;

const font = (face: typeof UPLOADED | typeof GONE | "type" | "native", weight = 700) => ({
  ...{ face, size: 100, weight, tracking: 0 },
});

beforeAll(async () => {
  const files = new Map([
    [UPLOADED, new Blob([await asUploaded(SLAB)])],
    [MANY, new Blob([await asUploaded(VARIABLE)])],
    [BROKEN, new Blob(["This is no font."])],
  ]);
  const faces = [UPLOADED, MANY, GONE, BROKEN, "type", "native"] as const;
  const clips = faces.map((face) => aTextClip({ id: face, text: TEXT, face }));
  await loadFaces(textScene(clips), new Map<string, Blob>(files));
});

describe("an uploaded face", () => {
  it("sets its own letters, and all others as Native", () => {
    const measure = ruler();
    expect(measure("Grüße, 40 %", font(UPLOADED))).toBe(measure("Grüße, 40 %", font("type")));
    expect(measure("Дом", font(UPLOADED))).toBe(measure("Дом", font("native")));
    expect(measure("Grüße", font(UPLOADED))).not.toBe(measure("Grüße", font("native")));
  });

  it("has the weights of a variable font", () => {
    const [thin = 0, bold = 0] = [200, 800].map((weight) =>
      ruler()("Hamburg", { ...font("native", weight), face: MANY }),
    );
    expect(bold).toBeGreaterThan(thin);
  });

  it.each([
    ["was deleted", GONE],
    ["cannot be read", BROKEN],
  ])("is drawn as Native where its file %s", (_, face) => {
    const spec = { text: TEXT, weight: 700, size: 100, minSize: 40, lineHeight: 1.2, width: 600, height: 900 };
    const [gone, native] = [face, "native" as const].map((it) => layoutText({ ...spec, face: it }, ruler()));
    expect({ ...gone, font: null }).toEqual({ ...native, font: null });
  });

  it("takes the room that its outlines need", () => {
    const spec = { text: "Ähgp", weight: 700, size: 100, minSize: 40, lineHeight: 1.2, width: 600, height: 900 };
    const [own, bundled] = [UPLOADED, "type" as const].map((face) => layoutText({ ...spec, face }, ruler()).metrics);
    expect(own?.cap).toBeCloseTo(bundled?.cap ?? 0, 1);
    expect(own?.descent).toBeCloseTo(bundled?.descent ?? 0, 1);
  });

  it("is one of the files that a scene needs", () => {
    const scene = {
      ...textScene([aTextClip({ text: "a", face: UPLOADED })]),
      fonts: { title: GONE, body: "edit" as const },
    };
    expect(mediaIds([scene])).toEqual(new Set([GONE, UPLOADED]));
  });
});
