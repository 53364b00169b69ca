import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** The module under this name says where the pictures are: `src/look-pictures.d.ts`. */
const NAME = "virtual:look-pictures";

/** How many times as many pixels as the page has: for ordinary screens, and for dense ones. */
const DENSITIES = [1, 2] as const;

type Address = { at: string; bytes: Uint8Array };

/**
 * Pictures of all looks and drawings, so that Content Creation shows them without the engine: one picture for each kind,
 * its looks side by side, drawn by the engine while the app is built. Source: ADR 144
 */
export function lookPictures(): Plugin {
  let isServed = false;
  return {
    name: "look-pictures",
    configResolved: ({ command }) => {
      isServed = command === "serve";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      const pictures = await drawn();
      if (isServed)
        return codeOf(pictures, ({ bytes }) => `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`);
      for (const { at, bytes } of pictures.flatMap(({ sizes }) => sizes)) {
        this.emitFile({ type: "asset", fileName: at.slice(1), source: bytes });
      }
      return codeOf(pictures, ({ at }) => at);
    },
  };
}

type Drawn = { name: string; looks: readonly string[]; sizes: Address[] };

let pictures: Promise<Drawn[]> | undefined;

/** Drawn once for all builds of a process. */
function drawn(): Promise<Drawn[]> {
  pictures ??= draw();
  return pictures;
}

async function draw(): Promise<Drawn[]> {
  // The painter and its faces are loaded where something is drawn, not with every start of a test.
  const { drawLooks, lookSheets } = await import("./draw-looks.ts");
  const all: Drawn[] = [];
  for (const sheet of lookSheets) {
    const { looks, pictureAt } = await drawLooks(sheet);
    const sizes = await Promise.all(DENSITIES.map(async (density) => addressed(sheet.name, await pictureAt(density))));
    all.push({ name: sheet.name, looks, sizes });
  }
  return all;
}

/** With a hash in its name, as every file that never changes. */
function addressed(name: string, bytes: Uint8Array): Address {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
  return { at: `/assets/looks-${name}-${hash}.webp`, bytes };
}

function codeOf(all: readonly Drawn[], addressOf: (it: Address) => string): string {
  const entries = all.map(({ name, looks, sizes }) => {
    const images = sizes.map((it, index) => `url("${addressOf(it)}") ${DENSITIES[index]}x`);
    return [name, { looks, image: `image-set(${images.join(", ")})` }];
  });
  return `export const lookPictures = ${JSON.stringify(Object.fromEntries(entries))};`;
}
