import { createHash, createHmac } from "node:crypto";
import { type BeatMedia, type Scene, storyboardScenes } from "@vignette/composition";
import { RENDER_SIGNATURE_HEADER, RENDER_TIME_HEADER, renderCallText } from "@vignette/domain/studio";

export const SECRET = "a secret of more than thirty-two characters";

type Call = { secret?: string; time?: number; signedPath?: string };

/** Calls a renderer as the Worker does, signed. */
export async function call(origin: string, method: string, path: string, job?: unknown, as: Call = {}) {
  const { secret = SECRET, time = Date.now(), signedPath = path } = as;
  const body = job === undefined ? "" : typeof job === "string" ? job : JSON.stringify(job);
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const text = renderCallText({ time, method, path: signedPath, bodyHash });
  const answer = await fetch(origin + path, {
    method,
    headers: {
      [RENDER_TIME_HEADER]: String(time),
      [RENDER_SIGNATURE_HEADER]: createHmac("sha256", secret).update(text).digest("hex"),
    },
    ...(body !== "" && { body }),
  });
  const told = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  return { status: answer.status, headers: answer.headers, told };
}

/** A slide that shows the picture `photo`. */
export function aSlide(title = "Your candle tunnels"): Scene {
  const media: BeatMedia = { kind: "image", src: "photo" };
  const words = { role: "hook" as const, line: "", title, body: "It is the first burn." };
  const look = { voice: null, music: null, captions: null, brand: null, handle: "" };
  const beats = [{ id: "1", ...words, media, holdMs: null }];
  const storyboard = { kind: "carousel-image" as const, template: "photo-essay", beats, ...look };
  const scene = storyboardScenes(storyboard, "instagram")[0];
  if (!scene) throw new Error("A carousel has slides.");
  return scene;
}

/** A second of a story, small enough for a test: the picture `photo` and the recording `voice`. */
export function aStory(): Scene {
  const line = "It is the first burn.";
  const words = line.split(" ").map((text, at) => ({ text, startMs: at * 180, endMs: at * 180 + 150 }));
  const media: BeatMedia = { kind: "image", src: "photo" };
  const beats = [{ id: "1", role: "hook" as const, line, title: "", body: "", media, holdMs: null }];
  const voice = { src: "voice", durationMs: 1000, words, beatStartsMs: [0] };
  const look = { music: "walk", captions: null, brand: null, handle: "" };
  const [scene] = storyboardScenes({ kind: "video-story", template: "beat-cuts", beats, voice, ...look }, "tiktok");
  if (!scene) throw new Error("A story is one scene.");
  return { ...scene, width: 270, height: 480, durationMs: 1000 };
}

/** A tone as a mono WAV at 24 kHz. */
export function spokenWav(durationMs: number): Buffer {
  const frames = Math.round(durationMs * 24);
  const head = Buffer.from("RIFF____WAVEfmt ____________________data____", "latin1");
  head.writeUInt32LE(36 + frames * 2, 4);
  for (const [at, value] of Object.entries({ 16: 16, 24: 24_000, 28: 48_000, 40: frames * 2 })) {
    head.writeUInt32LE(value, Number(at));
  }
  for (const [at, value] of Object.entries({ 20: 1, 22: 1, 32: 2, 34: 16 })) head.writeUInt16LE(value, Number(at));
  const tone = Int16Array.from({ length: frames }, (_, i) => Math.sin(i / 12) * 16_000);
  return Buffer.concat([head, new Uint8Array(tone.buffer)]);
}

/** A job of JPEGs for the Worker at `origin`. */
export function aJob(origin: string, id: string, scenes: readonly unknown[] = [aSlide()]) {
  return {
    id,
    files: scenes.map((scene, index) => ({
      type: "image/jpeg" as "image/jpeg" | "video/mp4",
      atMs: 0,
      scene,
      upload: `${origin}/files/${id}/${index}`,
    })),
    media: [{ id: "photo", url: `${origin}/media/photo` }],
    report: `${origin}/reports/${id}`,
  };
}
