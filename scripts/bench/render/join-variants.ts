import { readFile } from "node:fs/promises";
import { loadSound, readSegment, type Scene, variantMatrix } from "@vignette/composition";
import { joinSegments, renderMp4, renderSegment } from "@vignette/composition/node";
import { BITRATE, benchScene } from "./subject.ts";

// Ten hooks, five demos and two endings: encodes each once, joins them in all hundred ways, and encodes one way whole for
// comparison. Prints what it took as JSON, in ms. Usage: node join-variants.ts <photo> <voice>
const COUNTS = { hooks: 10, demos: 5, endings: 2 };
const SECONDS = { hooks: 2, demos: 4, endings: 2 };

const [photo, voice] = process.argv.slice(2);
if (!photo || !voice) throw new Error("a photo and a voice are needed");
const media = new Map([
  ["photo", new Blob([await readFile(photo)])],
  ["voice", new Blob([await readFile(voice)])],
]);
const options = { bitrate: BITRATE };

const { segments, variants } = variantMatrix({
  hooks: parts(COUNTS.hooks, SECONDS.hooks),
  demos: parts(COUNTS.demos, SECONDS.demos),
  endings: parts(COUNTS.endings, SECONDS.endings),
});
const encoded: Awaited<ReturnType<typeof readSegment>>[] = [];
const encodesMs = await timed(async () => {
  for (const scene of segments) encoded.push(await readSegment(await renderSegment(scene, media, options)));
});
const joinsMs = await timed(async () => {
  for (const variant of variants) {
    const pieces = variant.segments.flatMap((place) => encoded[place] ?? []);
    await joinSegments(pieces, await loadSound(variant.sound, media));
  }
});
const wholeMs = await timed(async () => {
  await renderMp4(benchScene("image", SECONDS.hooks + SECONDS.demos + SECONDS.endings), media, options);
});
console.log(JSON.stringify({ encodes: segments.length, joins: variants.length, encodesMs, joinsMs, wholeMs }));

function parts(count: number, seconds: number): Scene[] {
  return Array.from({ length: count }, () => benchScene("image", seconds));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
