import type { AssetType } from "../../assets/index.ts";
import { type ProductObjects, thing } from "../../objects/index.ts";
import { isGladJoke } from "../../promises/index.ts";
import { type DrawingName, drawings } from "./drawings.ts";
import { templateOf } from "./templates.ts";

/** Words of a joke that ask for a drawing, by the beginning of the word, in English, German, Spanish and French. */
const CUES: Record<DrawingName, string> = {
  "the-thing": "everywhere another again überall schon wieder doquier partout",
  "two-doors":
    "instead choos choice decid either should know ignor skip stattdessen entscheid sollt eleg debería choisi devrais",
  "four-stairs":
    "step again worse then started level week spiral schritt wieder schlimmer tag woche paso otra peor día semana encore pire jour",
  "the-stack":
    "everything all too many carry juggl tabs list pile busy alles zu viele liste stapel todo lista muchos tout trop liste",
  "two-desks":
    "work hard easy office manual invoice paper hours meeting excel rechnung arbeit büro stunden papier trabajo oficina horas factura travail bureau heures",
  "the-window":
    "cozy winter rain storm weather outside cold sleep regen sturm wetter draußen kalt schlaf lluvia tormenta fuera frío pluie dehors froid",
  "starter-kit":
    "people owner person who runner parents friend gear drawer dog cat leute menschen wer läufer eltern hund katze gente dueño quien perro gato gens ceux chien chat",
};

/** Rain and paper work are about something of their own: without a cue they have nothing to do with the joke. */
const SCENES: readonly DrawingName[] = ["the-window", "two-desks", "the-thing"];

/** A look of a meme, and what can be drawn of its product. */
type Joke = { kind: AssetType; template: string; objects: ProductObjects };

/**
 * The drawing that tells a joke best: the one whose cues occur most in its words. Without any, or for a joke that is
 * glad about the product, the thing that the joke
 * or its product is about; where labels tell the joke, or nothing can be drawn, one that the words determine, so that
 * different jokes get different drawings and the same joke the same one. A kit is empty without labels. Our own choice.
 */
export function drawingFor(joke: string, { kind, template, objects }: Joke): DrawingName {
  const isLabeled = templateOf(kind, template).labelsDrawing === true;
  const words = joke.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const names = drawings
    .map(({ name }) => name as DrawingName)
    .filter((name) => (isLabeled ? name !== "the-thing" : name !== "starter-kit"));
  const scores = names.map((name) => CUES[name].split(" ").filter((cue) => words.some((it) => fits(it, cue))).length);
  const most = Math.max(...scores);
  const isTrophy = isGladJoke(joke) && objects.product !== undefined;
  if ((most === 0 || isTrophy) && !isLabeled && (thing(joke) ?? objects.trouble)) return "the-thing";
  const best = names.filter((name, i) => scores[i] === most && (most > 0 || !SCENES.includes(name)));
  const sum = Array.from(joke).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return best[sum % best.length] ?? "two-doors";
}

/** Short cues are whole words: "all" is not in "allow". */
const fits = (word: string, cue: string) => (cue.length < 5 ? word === cue : word.startsWith(cue));
