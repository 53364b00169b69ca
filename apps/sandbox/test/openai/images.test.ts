import { createHash } from "node:crypto";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { imageSize } from "image-size";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paintPicture } from "../../src/hosts/openai/pictures/picture.ts";
import { askAi, quietSandbox } from "./ask.ts";

let local: ReturnType<typeof quietSandbox>;
beforeAll(async () => {
  local = quietSandbox();
  // A whole picture takes ten times the work, and only one test looks that closely.
  const settings = { method: "POST", body: JSON.stringify({ pictureDetail: 0.25 }) };
  await local.sandbox.fetch(new Request("http://localhost:8788/__control/platforms", settings));
});
afterAll(() => local[Symbol.dispose]());

type Answer = { model: string; background: string; data: { b64_json: string; revised_prompt: string }[] };

const ask = (more: object) =>
  askAi(local.sandbox, "/v1/images/generations", {
    model: "gpt-image-1.5",
    size: "1024x1536",
    output_format: "jpeg",
    ...more,
  });
async function images(more: object) {
  const answer = (await (await ask(more)).json()) as Answer;
  return { answer, files: answer.data.map((it) => Buffer.from(it.b64_json, "base64")) };
}
const hash = (file: Buffer | undefined) =>
  createHash("sha256")
    .update(file ?? "")
    .digest("hex");

/** Mean lightness of the upper third, 0 to 255, and how much it varies from place to place. */
async function upperThird(file: Buffer) {
  const [width, height] = [32, 48];
  const brush = createCanvas(width, height).getContext("2d");
  brush.drawImage(await loadImage(file), 0, 0, width, height);
  const { data } = brush.getImageData(0, 0, width, height / 3);
  const lights = Array.from(
    { length: data.length / 4 },
    (_, at) => 0.2126 * (data[at * 4] ?? 0) + 0.7152 * (data[at * 4 + 1] ?? 0) + 0.0722 * (data[at * 4 + 2] ?? 0),
  );
  const mean = lights.reduce((sum, it) => sum + it, 0) / lights.length;
  return { mean, spread: Math.sqrt(lights.reduce((sum, it) => sum + (it - mean) ** 2, 0) / lights.length) };
}

describe("a generated picture", () => {
  it.each([
    ["1024x1024", 1024, 1024],
    ["1024x1536", 1024, 1536],
    ["1536x1024", 1536, 1024],
  ])("of %s is a JPEG of that size, marked as a placeholder", async (size, width, height) => {
    const { answer, files } = await images({ prompt: "a bottle on a plinth", size });
    expect(imageSize(files[0] ?? Buffer.alloc(0))).toMatchObject({ type: "jpg", width, height });
    expect(answer).toMatchObject({ model: "gpt-image-1.5", background: "opaque" });
    expect(answer.data[0]?.revised_prompt).toBe("PLACEHOLDER: a bottle on a plinth");
  });

  it("looks alike when it is painted in less detail", async () => {
    const prompt = "a bottle on a plinth";
    const whole = await paintPicture(prompt, { width: 1024, height: 1536 }, 0).encode("jpeg", 100);
    const [file] = (await images({ prompt })).files;
    const [less, more] = [await upperThird(file ?? Buffer.alloc(0)), await upperThird(whole)];
    expect(Math.abs(less.mean - more.mean)).toBeLessThan(4);
  });

  it("is the same for the same prompt, and differs between prompts and within a batch", async () => {
    const paint = () => paintPicture("a still life", { width: 256, height: 384 }, 0).encode("jpeg", 100);
    expect(hash(await paint())).toBe(hash(await paint()));
    const { files: batch } = await images({ prompt: "a still life", n: 2 });
    const { files: other } = await images({ prompt: "another still life" });
    expect(new Set([...batch, ...other].map(hash)).size).toBe(3);
  });

  it.each(["a still life on a table", "a landscape with hills", "a desk by a window", "a product in a studio"])(
    "of %s leaves its upper third dark and calm enough for light text",
    async (prompt) => {
      const { files } = await images({ prompt });
      const { mean, spread } = await upperThird(files[0] ?? Buffer.alloc(0));
      // White on this lightness keeps a contrast of 3:1, the least for large text.
      expect(mean).toBeLessThan(150);
      expect(spread).toBeLessThan(40);
    },
  );

  it("is a PNG on request", async () => {
    const { files } = await images({ prompt: "hills", output_format: "png" });
    expect(imageSize(files[0] ?? Buffer.alloc(0)).type).toBe("png");
  });

  it.each([
    ["no prompt", {}, "prompt", "missing_required_parameter"],
    ["an odd size", { prompt: "x", size: "10x10" }, "size", "invalid_value"],
    [
      "a parameter of older models",
      { prompt: "x", response_format: "b64_json" },
      "response_format",
      "unknown_parameter",
    ],
    ["an odd size of a newer model", { prompt: "x", model: "gpt-image-2", size: "1000x1000" }, "size", "invalid_value"],
    ["a quality of newer models", { prompt: "x", quality: "max" }, "quality", "invalid_value"],
    ["a model that was shut down", { prompt: "x", model: "gpt-image-1" }, null, "model_not_found"],
    ["a chat model", { prompt: "x", model: "gpt-4.1" }, null, "model_not_found"],
    ["what its policy forbids", { prompt: "forbidden-by-policy" }, null, "moderation_blocked"],
  ])("is refused for %s", async (_, more, param, code) => {
    const response = await ask(more);
    expect(response.ok).toBe(false);
    expect(await response.json()).toMatchObject({ error: { param, code } });
  });
});

/** The share of an area in which red prevails. */
async function redShare(file: Buffer) {
  const brush = createCanvas(48, 72).getContext("2d");
  brush.drawImage(await loadImage(file), 0, 0, 48, 72);
  const { data } = brush.getImageData(0, 0, 48, 72);
  const red = Array.from({ length: data.length / 4 }, (_, at) => (data[at * 4] ?? 0) - (data[at * 4 + 1] ?? 0) > 110);
  return red.filter(Boolean).length / red.length;
}

/** A photo of something red on a ground. */
function aPhoto(ground: string): File {
  const canvas = createCanvas(200, 200);
  const brush = canvas.getContext("2d");
  brush.fillStyle = ground;
  brush.fillRect(0, 0, 200, 200);
  brush.fillStyle = "#e01818";
  brush.fillRect(60, 50, 80, 110);
  return new File([new Uint8Array(canvas.toBuffer("image/png"))], "photo.png", { type: "image/png" });
}

describe("an edited picture", () => {
  const edit = (photo: File, more: Record<string, string> = {}) => {
    const form = new FormData();
    const fields = { model: "gpt-image-2.5-flare", prompt: "it on a table", size: "512x768", ...more };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("image", photo);
    const headers = { authorization: "Bearer sandbox-ai-key" };
    const request = new Request("https://api.openai.com/v1/images/edits", { method: "POST", headers, body: form });
    return local.sandbox.fetch(request);
  };

  it.each(["#ffffff", "#3a6ea5"])("shows the very thing that the photo shows, from its ground %s", async (ground) => {
    const { data } = (await (await edit(aPhoto(ground))).json()) as Answer;
    expect(await redShare(Buffer.from(data[0]?.b64_json ?? "", "base64"))).toBeGreaterThan(0.1);
  });

  it("is refused with an option that its model has not", async () => {
    const response = await edit(aPhoto("#ffffff"), { input_fidelity: "high" });
    expect([response.status, ((await response.json()) as { error: unknown }).error]).toMatchObject([
      400,
      { param: "input_fidelity" },
    ]);
  });
});
