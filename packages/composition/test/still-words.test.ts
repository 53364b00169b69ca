import { readdirSync, readFileSync } from "node:fs";
import { AssetType, Face, templates } from "@vignette/domain/studio/catalogue";
import { beforeAll, describe, expect, it } from "vitest";
import { placeText } from "../src/frame/text/place-text.ts";
import { type FramePlatform, ruler, type Scene, type Storyboard, storyboardScenes } from "../src/index.ts";
import { loadFaces } from "../src/node.ts";
import type { TextClip } from "../src/scene/text-clip.ts";
import { lettersIn } from "./letters-in.ts";

/** What a brief says, in the roles of a script. */
type Said = { name: string; language: string; hook: string; lines: readonly string[] };

const BRIEFS = new URL("../../../scripts/sheets/briefs/", import.meta.url);
const claims = (from: readonly { claim: string }[] = []) => from.map(({ claim }) => claim);
const briefs: Said[] = readdirSync(BRIEFS).map((file) => {
  const { brief } = JSON.parse(readFileSync(new URL(file, BRIEFS), "utf8"));
  const { name, language, pain, outcome, pains, proof } = brief;
  return { name, language, hook: outcome, lines: [pain, ...claims(pains), ...claims(proof), outcome] };
});
const long: Said = {
  name: "Rechnungsprogramm Zettelfrei",
  language: "de",
  hook: "5 Rechnungsfehler, die Handwerksbetriebe jeden Monat Geld kosten",
  lines: [
    "Zusatzarbeiten ohne Auftragsbestätigung ausführen",
    "Unverständliche Leistungsbeschreibungen abrechnen",
    "Zahlungserinnerungen erst nach Wochen verschicken",
    "Stundenzettel am Wochenende zusammenrechnen",
    "Mit Zettelfrei dauert eine Rechnung 90 Sekunden",
  ],
};

/** So many words, as a label, a name or a line of a receipt has them. */
const short = (line: string, count: number) => line.split(" ").slice(0, count).join(" ");

/** What a label holds, as its guide says. */
const label = (line: string) => [3, 2, 1].map((count) => short(line, count)).find(({ length }) => length <= 26) ?? "";

const beat = { line: "", media: null, holdMs: null };
function storyboardOf({ name, language, hook, lines }: Said, kind: AssetType, template: string): Storyboard {
  const at = (i: number) => lines[i % lines.length] ?? "";
  const rows = [0, 1, 2].map((i) => `${short(at(i), 2)}: ${i}`).join("\n");
  const isOne = template === "labels" || template === "panels" || template === "before-after-split";
  const more = kind === "carousel-image" ? [0, 1, 2, 3] : isOne ? [0, 1] : [];
  const titled = (i: number) =>
    template === "labels" ? label(at(i)) : template === "panels" ? short(at(i), 6) : at(i);
  const bodyOf = (i: number) => (kind === "carousel-image" ? at(i) : "");
  const own: Record<string, string> = { receipt: rows, labels: hook, "real-review": name, "before-after-split": "" };
  const body = own[template] ?? (kind === "meme-image" ? short(at(0), 7) : at(0));
  return {
    ...{ kind, template, language, voice: null, music: null, captions: null, brand: null, handle: "@vignette" },
    beats: [
      { ...beat, id: "hook", role: "hook", title: template === "labels" ? label(name) : hook, body },
      ...more.map((i) => ({ ...beat, id: `${i}`, role: "point" as const, title: titled(i), body: bodyOf(i + 1) })),
    ],
  };
}

const words = ({ tracks }: Scene): TextClip[] =>
  tracks.flatMap(({ clips }) =>
    clips.filter((it) => it.kind === "text" && it.text !== "" && !it.ornament),
  ) as TextClip[];

const stills = AssetType.options
  .filter((kind) => kind.endsWith("-image"))
  .flatMap((kind) => templates[kind].map(({ name }) => [kind, name] as const));
const all = [...briefs, long];
const scenesOf = (said: Said, kind: AssetType, name: string, target: FramePlatform) =>
  storyboardScenes(storyboardOf(said, kind, name), target);

beforeAll(async () => {
  const text = JSON.stringify(all);
  await loadFaces(lettersIn(Face.options, `${text} ${text.toUpperCase()} @vignette–|…’0123456789/`));
});

/** A figure is what its page is about. */
const FIGURE = "figure";

describe.each(stills)("the words of %s / %s", (kind, name) => {
  it.each(["tiktok", "instagram"] as const)(
    "are readable on %s, and none is larger than those read first",
    (target) => {
      const faults = all.flatMap((said) => {
        const sizes = scenesOf(said, kind, name, target).map((scene) =>
          words(scene).map((clip) => ({ clip, size: placeText(clip, scene, ruler()).layout.font.size })),
        );
        const first = sizes[0] ?? [];
        const hook = first.find(({ clip }) => first.some((it) => it.clip.under === clip.id)) ?? first[0];
        return sizes.flat().flatMap(({ clip, size }) => {
          const isLarger = clip.id !== FIGURE && size > (hook?.size ?? 0);
          return size < 44 || isLarger ? [`${said.name}, ${clip.id}: ${size}, hook ${hook?.size}: ${clip.text}`] : [];
        });
      });
      expect(faults).toEqual([]);
    },
  );
});
