import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";
import { seen } from "../../src/hosts/openai/seeing/see.ts";
import { shopPictures } from "../../src/hosts/web-pages/shop-pictures.ts";

const schema = {
  type: "object",
  properties: { alt: { type: "string" }, parts: { type: "array", items: { type: "object", properties: edges() } } },
};

function edges() {
  const edge = { type: "number" };
  return { name: { type: "string" }, left: edge, top: edge, right: edge, bottom: edge };
}

/** What is answered about a picture with these facts. */
async function partsOf(bytes: Uint8Array, facts: Record<string, string>) {
  const url = `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
  const request = { messages: [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }] };
  const message = JSON.stringify({ task: "alt-text", ...facts });
  const answer = writeAnswer(message, "alt-text", schema, await seen(request));
  return (answer as { parts: { name: string; left: number; right: number }[] }).parts;
}

/** A red box at the right of a white page, 100 × 100. */
function aBox(): Uint8Array {
  const canvas = createCanvas(100, 100);
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, 100, 100);
  brush.fillStyle = "#b02";
  brush.fillRect(60, 30, 30, 40);
  return canvas.toBuffer("image/jpeg");
}

describe("the parts of a picture", () => {
  it("are known of the shop's own photos, however small they are", async () => {
    const photo = new Uint8Array(await (await shopPictures().request("/images/candle.jpg")).arrayBuffer());
    expect((await partsOf(photo, {})).map(({ name }) => name)).toEqual(["candle", "flame", "label", "stand"]);
  });

  it("are otherwise what stands out, by the name of the file, or of the product", async () => {
    const [box] = await partsOf(aBox(), { fileName: "IMG_20 red-box.jpg", product: "Boxes" });
    expect(box?.name).toBe("red box");
    expect([box?.left, box?.right].map((edge) => Math.round((edge ?? 0) * 10))).toEqual([6, 9]);
    expect(await partsOf(aBox(), { fileName: "IMG_20.jpg", product: "Boxes" })).toMatchObject([{ name: "boxes" }]);
  });

  it("are none without a name or a picture", async () => {
    expect(await partsOf(aBox(), {})).toEqual([]);
    expect(await partsOf(new Uint8Array(9), { fileName: "red-box.jpg" })).toEqual([]);
  });
});
