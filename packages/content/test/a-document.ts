import { createCanvas } from "@napi-rs/canvas";
import type { AssetType } from "@vignette/domain/assets";
import { type CreationDocument, newBeat, newStyle, type Style } from "@vignette/domain/studio";
import { withHandEdit } from "../src/canvas/hand-edits.ts";

/** How long each beat of a video stays, in ms: long enough for a cut and a caption, short enough for a test. */
const HOLD_MS = 600;

/** A picture with a distinct subject, which templates use for the layout. */
function picture(ground: string, thing: string): Buffer {
  const canvas = createCanvas(800, 1000);
  const context = canvas.getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, 800, 1000);
  context.fillStyle = thing;
  context.beginPath();
  context.arc(520, 380, 150, 0, 7);
  context.fill();
  return canvas.toBuffer("image/png");
}

/** A tone as a mono WAV at 24 kHz. */
function tone(durationMs: number): Buffer {
  const samples = Int16Array.from({ length: durationMs * 24 }, (_, i) => Math.sin(i / 12) * 16_000);
  const bytes = samples.byteLength;
  const head = Buffer.from("RIFF____WAVEfmt ____________________data____", "latin1");
  for (const [at, value] of [
    [4, 36 + bytes],
    [16, 16],
    [24, 24_000],
    [28, 48_000],
    [40, bytes],
  ] as const) {
    head.writeUInt32LE(value, at);
  }
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const) {
    head.writeUInt16LE(value, at);
  }
  return Buffer.concat([head, new Uint8Array(samples.buffer)]);
}

/** The files of `aDocument` by key, as data URLs. */
export const files = {
  "picture of hook": `data:image/png;base64,${picture("#22372b", "#e9c46a").toString("base64")}`,
  "picture of ask": `data:image/png;base64,${picture("#f4efe4", "#a03c1e").toString("base64")}`,
  logo: `data:image/png;base64,${picture("#22372b", "#e9c46a").toString("base64")}`,
  voice: `data:audio/wav;base64,${tone(2 * HOLD_MS).toString("base64")}`,
};

const logoFile = { origin: "uploaded", id: "logo", key: "logo" } as const;

/** The logo and the closing card of a brand, in one kind of slides and one of videos. */
const brand = {
  logo: { ...logoFile, place: "top-right", size: "medium", tones: ["#22372b"], isSolid: false },
  closing: { logo: true, name: "Fig & Wax", line: "Poured on Tuesdays", address: "figandwax.example" },
} as const;
const BRANDED: readonly AssetType[] = ["carousel-image", "ugc-video"];

/** A beat that was cut in two files, and levels of the sound, in the kind whose whole video is compared. */
const CUT: readonly AssetType[] = ["video-story"];
const cut = {
  shows: { ...logoFile, trimMs: 0, endTrimMs: 300 },
  more: [{ ...logoFile, key: "picture of ask", trimMs: 0 }],
};
const levels = { sound: { voice: { gainDb: -3, fadeInMs: 200 }, ducking: false } };
const fileOf = (key: string) =>
  ({ key, type: "image/png", bytes: 1, width: 800, height: 1000, durationMs: null }) as const;

/** A creation of a kind, in its first template, as it is stored: two beats with a picture each, spoken where its kind is. */
export function aDocument(kind: AssetType): CreationDocument {
  const [isBranded, isCut] = [BRANDED.includes(kind), CUT.includes(kind)];
  const {
    tones: [...tones],
    ...logo
  } = brand.logo;
  const plain = {
    ...newStyle(kind, {}),
    ...(isCut && levels),
    ...(isBranded && { ...brand, logo: { ...logo, tones } }),
  };
  const style = edited(kind, plain);
  const isSpoken = style.captions !== null;
  const lines = isSpoken ? ["Your candle tunnels", "Save this"] : ["", ""];
  const beat = { imagePrompt: "a jar", holdMs: isSpoken ? null : HOLD_MS };
  const words = lines.flatMap((line) => line.split(" ").filter(Boolean));
  const stepMs = (2 * HOLD_MS) / words.length;
  const image = { kind: "image", type: "image/png", bytes: 1, prompt: "a jar", take: 0 } as const;
  return {
    kind,
    style,
    brand: { bg: "#f4efe4", accent: "#a03c1e" },
    script: {
      beats: [
        newBeat("hook", {
          ...beat,
          role: "hook",
          title: "Your candle *tunnels*",
          line: lines[0] ?? "",
          ...(isCut && cut),
        }),
        newBeat("ask", {
          ...beat,
          role: "ask",
          title: "Save this",
          body: "Two hours",
          line: lines[1] ?? "",
          ...(isCut && { transition: "crossfade" }),
        }),
      ],
      caption: "",
      hashtags: [],
    },
    media: [
      { ...image, key: "picture of hook", beatId: "hook" },
      { ...image, key: "picture of ask", beatId: "ask" },
      ...(isSpoken
        ? [
            {
              ...{ kind: "voice" as const, key: "voice", type: "audio/wav", bytes: 1, durationMs: 2 * HOLD_MS },
              ...{ said: lines.join(" "), voice: "", lines },
              words: words.map((text, i) => ({ text, startMs: i * stepMs, endMs: (i + 0.9) * stepMs })),
            },
          ]
        : []),
    ],
    shown: [...(isBranded || isCut ? ["logo"] : []), ...(isCut ? ["picture of ask"] : [])].map(fileOf),
    handles: { tiktok: "@fig.and.wax", instagram: "@fig.and.wax" },
  };
}

/** What a hand moved, rotated, restyled and added. */
function edited(kind: AssetType, style: Style): Style {
  const look = { color: "#ffe600", outline: { color: "ink", width: 0.08 }, caps: true } as const;
  const hand = { x: 0.5, y: 0.3, w: 0.8, size: 0.09, rotate: -6, look };
  const key = kind === "carousel-image" ? { beatId: "hook", clip: "title" } : { beatId: "hook", clip: "words-@" };
  const place = { x: 0.7, y: 0.8, w: 0.2, h: 0.2, rotate: 12 };
  return {
    ...withHandEdit(style, key, "all", hand),
    layers: [
      { kind: "sticker", id: "mug", beatId: "hook", place, sticker: "mug" },
      {
        kind: "shape",
        id: "arrow",
        beatId: null,
        place: { ...place, x: 0.3, h: 0.08 },
        shape: "arrow",
        color: "accent",
      },
      { kind: "text", id: "note", beatId: "hook", place: { ...place, y: 0.6, w: 0.4, size: 0.06 }, text: "New", look },
    ],
  };
}
