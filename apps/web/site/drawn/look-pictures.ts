import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** How many times as many pixels as the page has: for ordinary screens, and for dense ones. */
const DENSITIES = [1, 2] as const;

type Address = { at: string; bytes: Uint8Array };
/** What is drawn side by side, and the addresses of the picture, by density. */
type Sheet = { names: readonly string[]; sizes: Address[] };

/** The code of the modules that say where the pictures are, by their names: `src/look-pictures.d.ts`. */
const modules = {
  "virtual:look-pictures": { sheets: once(lookSheets), code: (all: string) => `export const lookPictures = {${all}};` },
  "virtual:kind-pictures": {
    sheets: once(kindSheet),
    code: (all: string) => `export const { kindPictures } = {${all}};`,
  },
};

/**
 * Small pictures of all looks, drawings and kinds, so that Content Creation shows them without the engine: one picture for
 * each kind, its looks side by side, drawn by the engine while the app is built, and one with an example of each kind.
 * Source: ADR 144
 */
export function lookPictures(): Plugin {
  let isServed = false;
  return {
    name: "look-pictures",
    configResolved: ({ command }) => {
      isServed = command === "serve";
    },
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const module = modules[id.slice(1) as keyof typeof modules];
      if (!id.startsWith("\0") || !module) return;
      const sheets = await module.sheets();
      const emit = ({ at, bytes }: Address) => {
        if (isServed) return `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`;
        this.emitFile({ type: "asset", fileName: at.slice(1), source: bytes });
        return at;
      };
      return module.code([...sheets].map(([name, it]) => `${JSON.stringify(name)}: ${codeOf(it, emit)}`).join(", "));
    },
  };
}

/** Drawn once for all builds of a process. */
function once(draw: () => Promise<Map<string, Sheet>>): typeof draw {
  let drawn: ReturnType<typeof draw> | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}

// The painter and its faces are loaded where something is drawn, not with every start of a test.
async function lookSheets(): Promise<Map<string, Sheet>> {
  const { drawLooks, lookSheets } = await import("./draw-looks.ts");
  const all = new Map<string, Sheet>();
  for (const it of lookSheets) all.set(it.name, await sheetOf(`looks-${it.name}`, await drawLooks(it)));
  return all;
}

async function kindSheet(): Promise<Map<string, Sheet>> {
  const { drawKinds } = await import("./draw-kinds.ts");
  return new Map([["kindPictures", await sheetOf("kinds", await drawKinds())]]);
}

type Drawing = { names: readonly string[]; pictureAt: (density: number) => Promise<Uint8Array> };

async function sheetOf(name: string, { names, pictureAt }: Drawing): Promise<Sheet> {
  return { names, sizes: await Promise.all(DENSITIES.map(async (it) => addressed(name, await pictureAt(it)))) };
}

/** With a hash in its name, as every file that never changes. */
function addressed(name: string, bytes: Uint8Array): Address {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
  return { at: `/assets/${name}-${hash}.webp`, bytes };
}

function codeOf({ names, sizes }: Sheet, addressOf: (it: Address) => string): string {
  const images = sizes.map((it, index) => `url("${addressOf(it)}") ${DENSITIES[index]}x`);
  return JSON.stringify({ names, image: `image-set(${images.join(", ")})` });
}
