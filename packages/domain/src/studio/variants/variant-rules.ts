import { countedAs, type JoinedPart, type VariantOf } from "../../assets/index.ts";
import { changedMeanwhile, cutToUtf16Units, type Instant, Refusal } from "../../kernel/index.ts";
import type { Creation } from "../creation/creation.ts";
import type { CreationVoice } from "../creation/media.ts";
import { partsOf, placesOf, textOfPlace, type VariantCell, variantCells } from "./variant-cells.ts";
import {
  type MadeVariant,
  PARTS_MAX,
  type SaveVariantsInput,
  type VariantPart,
  type VariantPlace,
  type VariantSet,
  variantPlaces,
} from "./variant-set.ts";

/** Voices of a set that are kept, the newest. Our own choice. */
const VOICES_KEPT = 40;
/** Files of combinations that are remembered, those of removed parts too: an undo finds them. Our own choice. */
const MADE_KEPT = 300;
/** Longest beginning of all names, in UTF-16 units; see the schema. */
const NAME_MAX = 80;

/** A creation with nothing to choose from yet but itself. Refused where it cannot be taken apart. */
export function newVariantSet(creation: Creation, now: Instant): VariantSet {
  const refusal = refuseVariants(creation);
  if (refusal) throw refusal;
  const places = creation.script ? placesOf(creation.script) : null;
  return {
    id: creation.id,
    uid: creation.uid,
    projectId: creation.projectId,
    revision: 0,
    name: cutToUtf16Units(creation.name, NAME_MAX).trim(),
    parts: variantPlaces.filter((place) => places?.[place]).map(ownPart),
    left: [],
    media: [],
    made: [],
    lastUpdated: now,
  };
}

const ownPart = (place: VariantPlace): VariantPart => ({ id: place, place, number: 1, from: { kind: "own" } });

/** Why a creation has no variants; null if it may. */
export function refuseVariants({ kind, script }: Pick<Creation, "kind" | "script">): Refusal | null {
  if (countedAs(kind) !== "videos") {
    return new Refusal("invalid", "studio.no-variants", "Only videos have hooks, bodies and endings to swap.");
  }
  if (!script || !placesOf(script).hook) {
    return new Refusal("invalid", "studio.too-short", "A video of one scene can't be taken apart. Add a second one.");
  }
  return null;
}

type Creations = ReadonlyMap<string, Creation>;

/** What an edit changes. `others` are the creations that parts come from, by id. Throws a Refusal. */
export function editedVariants(set: VariantSet, creation: Creation, input: SaveVariantsInput, others: Creations) {
  if (input.revision !== set.revision) throw changedMeanwhile("variants");
  const { name, parts, left } = input;
  for (const place of variantPlaces) {
    const refusal = refusePlace(partsOf({ parts }, place), place);
    if (refusal) throw refusal;
  }
  // What was taken in once may have changed since: that stops no edit.
  const known = new Set(set.parts.map(({ id, place }) => `${place} ${id}`));
  const stranger = parts.find((part) => !known.has(`${part.place} ${part.id}`) && !fits(part, creation, others));
  if (stranger) throw partUnfit();
  const cells = new Set(variantCells({ parts }).map(({ key }) => key));
  return { name, parts, left: left.filter((key) => cells.has(key)), revision: set.revision + 1 };
}

function refusePlace(parts: readonly VariantPart[], place: VariantPlace): Refusal | null {
  if (place !== "ending" && parts.length === 0) return noHookOrBody();
  if (parts.length > PARTS_MAX[place]) return tooManyParts(PARTS_MAX[place]);
  const isTwice = new Set(parts.map(({ number }) => number)).size < parts.length;
  return isTwice ? sameNumber() : null;
}

/** A part of another creation is of the same project and kind, and that creation has such a place. */
function fits({ place, from }: VariantPart, creation: Creation, others: Creations): boolean {
  if (from.kind === "own") return true;
  if (from.kind === "written") return place !== "body";
  const other = others.get(from.creationId);
  if (!other?.script || other.id === creation.id) return false;
  return (
    other.projectId === creation.projectId && other.kind === creation.kind && placesOf(other.script)[place] !== null
  );
}

const partUnfit = () =>
  new Refusal(
    "invalid",
    "studio.part-unfit",
    "This video doesn't have the parts of the one it would be joined with.",
    "parts",
  );
const noHookOrBody = () =>
  new Refusal("invalid", "studio.no-hook-or-body", "A variant needs a hook and a body.", "parts");
const tooManyParts = (most: number) =>
  new Refusal("invalid", "studio.too-many-parts", `Keep it to ${most} parts in one place.`, "parts").with({ most });
const sameNumber = () =>
  new Refusal("invalid", "studio.same-number", "Two parts in one place have the same number.", "parts");

/** The combination of a key, as long as it is there. Throws a Refusal. */
export function cellOf(set: Pick<VariantSet, "parts">, key: string): VariantCell {
  const cell = variantCells(set).find((it) => it.key === key);
  if (!cell) throw new Refusal("conflict", "studio.part-gone", "One of its parts was removed.", "cell");
  return cell;
}

/** The origin of the parts of a combination, stored with the file even if the parts change later. */
export function lineageOf(cell: VariantCell, creation: Creation, others: Creations): VariantOf {
  const part = (it: VariantPart) => joinedPart(it, creation, others);
  return { hook: part(cell.hook), body: part(cell.body), ending: cell.ending && part(cell.ending) };
}

function joinedPart({ place, number, from }: VariantPart, creation: Creation, others: Creations): JoinedPart {
  if (from.kind === "written") return { number, creationId: creation.id, text: from.text, hookId: from.hookId };
  const source = from.kind === "creation" ? others.get(from.creationId) : creation;
  const hookId = place === "hook" ? (source?.lineage?.hookId ?? null) : null;
  const creationId = from.kind === "creation" ? from.creationId : creation.id;
  return { number, creationId, text: source?.script ? textOfPlace(source.script, place) : "", hookId };
}

/** The voices to keep: those that were requested last. */
export const withVoice = (media: readonly CreationVoice[], voice: CreationVoice): CreationVoice[] =>
  [...media, voice].slice(-VOICES_KEPT);

/** What was made, with one more; it takes the place of an earlier file of the same combination. */
export const withMadeVariant = ({ made }: Pick<VariantSet, "made">, next: MadeVariant): MadeVariant[] =>
  [...made.filter(({ cell }) => cell !== next.cell), next].slice(-MADE_KEPT);
