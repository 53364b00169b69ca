import type { FontFacts } from "@vignette/domain/media";

type ReadFont = {
  facts: FontFacts;
  letters: ReadonlySet<number>;
  /** Whether its letters are drawn: a font of emoji has none, and some draw nothing. */
  drawn: "letters" | "no-letters" | "no-outlines";
};

/** So many letters are looked at. Our own choice: a font that draws none of them draws nothing. */
const SAMPLE = 40;
const FAMILY = [16, 1];
const STYLE = [17, 2];

/** What HarfBuzz reads in an OpenType file, which is loaded for it. Never rejects for the content of a font. */
export async function readFont(sfnt: Uint8Array, fallbackName: string): Promise<ReadFont> {
  const { Blob, Face, FontFile } = await import("./font-tools.ts");
  const face = new Face(new Blob(sfnt));
  const points = face.collectUnicodes();
  const written = [...points].filter((point) => /\p{L}/u.test(String.fromCodePoint(point)));
  const nameOf = (ids: readonly number[], max: number) =>
    ids.map((id) => cleanName(face.getName(id, "en"), max)).find((name) => name !== "");
  const family = nameOf(FAMILY, 80) ?? (cleanName(fallbackName, 80) || "Your font");
  const { wght } = face.getAxisInfos();
  const weights: FontFacts["weights"] = wght ? [wght.min, wght.max] : null;
  const facts = { family, style: nameOf(STYLE, 60) ?? "", weights };
  const letters = new Set(points);
  if (written.length === 0) return { facts, letters, drawn: "no-letters" };
  const file = new FontFile(sfnt, "en", { hasPictures: false });
  const isDrawn = written.slice(0, SAMPLE).some((point) =>
    file.shape(String.fromCodePoint(point), 400, false, false).some(({ id }) => {
      const ink = file.ink(id, 400);
      return "outline" in ink && ink.outline.length > 0;
    }),
  );
  return { facts, letters, drawn: isDrawn ? "letters" : "no-outlines" };
}

/** Without signs that cannot be read or stored, on one line. "" if no letter or digit is left. */
function cleanName(name: string, max: number): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{C}\uFFFD]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, max)
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain.toWellFormed() : "";
}
