import { readFile } from "node:fs/promises";
import { joinedSound, type Scene } from "@vignette/composition";
import { joinSegments, renderMp4, renderSegment } from "@vignette/composition/node";
import { cellParts, type VariantPart, variantCells } from "@vignette/domain/studio";
import { readSegment } from "../../../packages/composition/src/join/read-segment.ts";
import { loadSound } from "../../../packages/composition/src/media/load-sound.ts";
import { BITRATE, benchScene } from "./subject.ts";

// Ten hooks, five demos and two endings: encodes each once, joins them in all hundred ways, and encodes one way whole for
// comparison. Prints what it took as JSON, in ms. Usage: node join-variants.ts <photo> <voice>
const COUNTS = { hooks: 10, demos: 5, endings: 2 };
const SECONDS = { hook: 2, body: 4, ending: 2 };

const [photo, voice] = process.argv.slice(2);
if (!photo || !voice) throw new Error("a photo and a voice are needed");
const media = new Map([
  ["photo", new Blob([await readFile(photo)])],
  ["voice", new Blob([await readFile(voice)])],
]);
const options = { bitrate: BITRATE };

const parts = [
  ...partsOf("hook", COUNTS.hooks),
  ...partsOf("body", COUNTS.demos),
  ...partsOf("ending", COUNTS.endings),
];
const sceneOf = ({ place }: VariantPart): Scene => benchScene("image", SECONDS[place]);
const variants = variantCells({ parts }).map(cellParts);
const encoded = new Map<string, Awaited<ReturnType<typeof readSegment>>>();
const encodesMs = await timed(async () => {
  for (const part of parts) {
    encoded.set(part.id, await readSegment(await renderSegment(sceneOf(part), media, options)));
  }
});
const joinsMs = await timed(async () => {
  for (const variant of variants) {
    const segments = variant.flatMap(({ id }) => encoded.get(id) ?? []);
    const [first, ...others] = variant.map(sceneOf);
    if (first) await joinSegments(segments, await loadSound(joinedSound([first, ...others]), media));
  }
});
const wholeMs = await timed(async () => {
  await renderMp4(benchScene("image", SECONDS.hook + SECONDS.body + SECONDS.ending), media, options);
});
console.log(JSON.stringify({ encodes: parts.length, joins: variants.length, encodesMs, joinsMs, wholeMs }));

function partsOf(place: VariantPart["place"], count: number): VariantPart[] {
  return Array.from({ length: count }, (_, i) => ({
    ...{ id: `${place}-${i}`, place, number: i + 1 },
    from: { kind: "own" as const },
  }));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
