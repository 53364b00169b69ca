import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { freshOptions, InstagramOptions, TikTokOptions } from "./options.ts";

const emoji = (count: number) => "🕯".repeat(count);
const tiktok = { ...freshOptions("tiktok", false) };
const instagram = { ...freshOptions("instagram", false) };

/** An emoji is two UTF-16 units. The platforms count those, or say nothing of it. */
describe("a text of emoji for a platform", () => {
  it.each([
    ["title of photos on TikTok, 90", TikTokOptions, (text: string) => ({ ...tiktok, photoTitle: text }), 45],
    [
      "first comment on Instagram, 2200",
      InstagramOptions,
      (firstComment: string) => ({ ...instagram, firstComment }),
      1100,
    ],
    ["alt text on Instagram, 1000", InstagramOptions, (text: string) => ({ ...instagram, altTexts: [text] }), 500],
    ["name of a reel's sound, 100", InstagramOptions, (audioName: string) => ({ ...instagram, audioName }), 50],
  ])("is as long as the platform counts it: %s", (_, schema, withText, most) => {
    expect(z.safeParse(schema, withText(emoji(most))).success).toBe(true);
    expect(z.safeParse(schema, withText(`${emoji(most)}!`)).success).toBe(false);
    expect(z.safeParse(schema, withText(emoji(most * 2))).success).toBe(false);
  });
});
