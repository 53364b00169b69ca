import { expect, it } from "vitest";
import { aTextClip, textScene } from "../../../test/scenes/text-scene.ts";
import { loadFaces } from "../../font-loading/node-faces.ts";
import { ruler } from "../../shaping/typesetter.ts";
import { lettersEm } from "./letter-widths.ts";

const TEXTS = [
  "So look for a roast date. Kiln House Blend is roasted every Tuesday.",
  "Wer spät schreibt, wird spät bezahlt.",
  "Cepillo Bigotes recoge el pelo muerto",
  "The Dew Drop night serum, $32. Link in bio",
];

it.each(["native", "edit"] as const)(
  "texts in %s are as wide as they are drawn, or up to a tenth more",
  async (face) => {
    await loadFaces(textScene([aTextClip({ text: TEXTS.join(" "), face })]));
    for (const text of TEXTS) {
      const drawn = ruler()(text, { face, weight: 700, size: 100, tracking: 0 }) / 100;
      expect((lettersEm(text, face) ?? 0) / drawn, text).toBeGreaterThan(0.99);
      expect((lettersEm(text, face) ?? 0) / drawn, text).toBeLessThan(1.1);
    }
  },
);
