import type { Scene } from "@vignette/composition";
import { seededChoices } from "../openai/copywriter/seeded-choices.ts";
import { pictureFile } from "../openai/pictures/picture-file.ts";
import type { FalVideoClip } from "./video-clip-input.ts";

const FRAMES_PER_SECOND = 24;
/** Where the first shot is cut, as a share of the whole. */
const CUT = 0.58;

/** An MP4 of the given seconds: painted pictures with a slow camera move, or the given picture in one shot. */
export async function renderVideoClip(videoClip: FalVideoClip, picture: Blob | null): Promise<Uint8Array<ArrayBuffer>> {
  // The engine is large: it is loaded with the first video, not with every start of the sandbox.
  const { renderSegment } = await import("@vignette/composition/node");
  const pictures = picture ? [picture] : await Promise.all([0, 1].map((variant) => painted(videoClip, variant)));
  const media = new Map(pictures.map((it, at) => [`shot-${at}`, it]));
  return await renderSegment(sceneOf(videoClip, pictures.length), media);
}

async function painted({ prompt, width, height, seed }: FalVideoClip, variant: number): Promise<Blob> {
  const type = "jpeg";
  const file = await pictureFile({ prompt, width, height, variant: seed * 2 + variant, type, quality: 88 });
  return new Blob([file], { type: "image/jpeg" });
}

function sceneOf(videoClip: FalVideoClip, shots: number): Scene {
  const { width, height, seconds } = videoClip;
  const durationMs = Math.round(seconds * 1000);
  const cut = shots === 1 ? durationMs : Math.round(seconds * CUT) * 1000 || durationMs;
  const times = [[0, cut] as const, [cut, durationMs] as const].slice(0, cut < durationMs ? shots : 1);
  const chance = seededChoices({ ...videoClip, imageUrl: null });
  const clips = times.map(([startMs, endMs], at) => {
    const near = {
      scale: 1.18,
      focus: { x: 0.3 + 0.4 * chance.number(`x ${at}`), y: 0.3 + 0.4 * chance.number(`y ${at}`) },
    };
    const far = { scale: 1, focus: { x: 0.5, y: 0.5 } };
    const comesNearer = chance.number(`way ${at}`) < 0.5;
    return {
      kind: "image" as const,
      ...{
        id: `shot-${at}`,
        src: `shot-${at}`,
        startMs,
        endMs,
        fit: "cover" as const,
        grain: 0.03,
        missing: "bg" as const,
      },
      ...{ box: { x: 0, y: 0, w: width, h: height }, focus: { x: 0.5, y: 0.5 } },
      kenBurns: comesNearer ? { from: far, to: near } : { from: near, to: far },
    };
  });
  return {
    ...{ version: 2, width, height, frameRate: FRAMES_PER_SECOND, durationMs, background: "bg", safeZone: "none" },
    palette: { bg: "#15180e", on: "#f6f2e9", accent: "#ffd92e", onAccent: "#15180e", ink: "#15180e", paper: "#f6f2e9" },
    tracks: [{ id: "video", clips }],
  };
}
