import { beatRoles } from "../catalogue/beat-roles.ts";
import type { PlannedBeat } from "../catalogue/guides/beat-plan.ts";
import { guideOf } from "../catalogue/guides/guide-of.ts";
import { kindGuides } from "../catalogue/guides/kind-guides.ts";
import type { TextField } from "../catalogue/guides/template-guide.ts";
import { shots } from "../catalogue/shots.ts";
import { pictureDemand } from "../pictures/picture-demand.ts";
import { planOfPictures } from "../pictures/picture-plan.ts";
import { fieldBrief, LEFT_EMPTY } from "../script/beat-brief.ts";
import { planOf, type ScriptFacts } from "../script/facts.ts";
import { isOnlyPhotos, leastPagesOf } from "../script/only-photos.ts";

type Facts = Pick<ScriptFacts, "kind" | "template" | "hook" | "count" | "slots" | "photos">;

/**
 * The JSON Schema of a script for these facts. It says of every field what belongs there and how long it may be, so that
 * a model that reads nothing else still fills it well. Source: ADR 63.
 */
export function scriptSchema(facts: Facts): object {
  const plan = planOf(facts);
  const guide = guideOf(facts.kind, facts.template);
  const { caption } = kindGuides[facts.kind];
  const [least, most] = caption.words;
  return strictObject({
    imageStyle: text(
      guide.pictures === null
        ? LEFT_EMPTY
        : "What all pictures have in common, 10 to 40 words, in English: light, palette (brief.colors, if there are any), lens or camera, a setting where brief.audience lives or works. No subject. At most 400 characters.",
    ),
    beats: {
      type: "array",
      minItems: Math.min(leastPagesOf(facts), plan.length),
      maxItems: plan.length,
      description: countOf(plan.length, leastPagesOf(facts)),
      items: beatShape(plan, guide.pictures, photoField(plan, facts)),
    },
    caption: text(
      `The text of the post below the piece, ${least} to ${most} words, no hashtags. ${caption.what} Its first 100 characters stand alone and hold the words that people search for: Instagram folds the rest, and TikTok is searched by it. At most 2200 characters.`,
    ),
    hashtags: {
      type: "array",
      minItems: 3,
      maxItems: 5,
      description:
        "3 to 5 hashtags, from narrow to broad: the problem, the trade, the audience. Each is a noun or a noun phrase without an article, such as “dryskin”. No #fyp, #viral or #ad.",
      items: text("One hashtag without #: letters and digits only, no spaces, 2 to 30 characters."),
    },
  });
}

const countOf = (most: number, least: number): string =>
  least >= most
    ? `Exactly ${most} beats, in the order of the plan in \`beats\` of the message.`
    : `At most ${most} beats, one for each photo, in the order of the plan in \`beats\` of the message, and at least ${least}: a beat between the first and the last is left out rather than told over a photo that does not show what it says.`;

/** The JSON Schema of one beat of such a script. */
export function beatSchema(facts: Facts, index: number): object {
  const plan = planOf(facts);
  const at = index in plan ? index : plan.length - 1;
  const own = plan.slice(at, at + 1);
  return beatShape(own, guideOf(facts.kind, facts.template).pictures, photoField(own, facts, at));
}

function beatShape(plan: readonly PlannedBeat[], pictures: string | null, photo: object): object {
  const roles = beatRoles.filter((role) => plan.some((beat) => beat.role === role));
  const field = (name: TextField, most: number) =>
    text(`${byBeat(plan, ({ fields }) => fieldBrief(fields[name]))} At most ${most} characters.`);
  return strictObject({
    role: {
      type: "string",
      enum: roles,
      description: `What the beat is for. ${byBeat(plan, ({ role, purpose }) => `${role}: ${purpose}`)}`,
    },
    line: field("line", 300),
    title: field("title", 200),
    body: field("body", 240),
    imagePrompt: text(
      pictures === null
        ? LEFT_EMPTY
        : `The subject of the picture and nothing else, 6 to 40 words, in English: who or what, doing what, where. Only what can be seen: no style, no lettering, no logo, no feelings. ${pictures} ${byBeat(plan, pictureBrief)} At most 600 characters.`,
    ),
    shot: {
      type: "string",
      enum: shots,
      description: `How near the picture is, and from where. ${byBeat(plan, ({ shot }) => `${shot ?? "the one that shows it best"}.`)}`,
    },
    ...photo,
  });
}

const ITS_PHOTO = "The photo of its thing.";
const NO_PHOTO = "0: it shows no photo.";
const PHOTO_BEFORE = "A photo of the time before that shows it, or 0.";

/**
 * The number of a beat's photo, where the product has some and the look shows them. `first` is the place of the plan's first
 * beat in the script. Source: ADR 196.
 */
function photoField(plan: readonly PlannedBeat[], { kind, photos, template }: Facts, first = 0): object {
  if (photos.length === 0) return {};
  if (isOnlyPhotos({ kind, photos, template }))
    return {
      photo: {
        type: "integer",
        description: `The number of the photo, in \`photos\` of the message, that this beat is written for: 1 to ${photos.length}. Each beat has another one, the first and the last a photo of the whole product.`,
      },
    };
  const look = planOfPictures(template);
  const showsPhoto = ({ role, picture }: PlannedBeat, at: number) =>
    pictureDemand(look, { role, index: first + at, imagePrompt: picture === null ? "" : "asked" }) !== "never";
  const hasBefore = photos.some((it) => it.isBefore);
  const saidOf = (beat: PlannedBeat, at: number) =>
    hasBefore && beat.role === "pain" ? PHOTO_BEFORE : showsPhoto(beat, at) ? ITS_PHOTO : NO_PHOTO;
  const said = new Map(plan.map((beat, at) => [beat, saidOf(beat, at)]));
  return {
    photo: {
      type: "integer",
      description: `The number of the photo, in \`photos\` of the message, that shows the thing which this beat speaks of: 1 to ${photos.length}, or 0 if it is on none. Of the product as a whole, its price or its makers a photo of the whole product, as in the first beat and the last. No photo twice, unless there are fewer photos than beats, and none twice in a row. ${byBeat(plan, (beat) => said.get(beat) ?? NO_PHOTO)}`,
    },
  };
}

const pictureBrief = ({ picture }: PlannedBeat): string =>
  picture === null ? LEFT_EMPTY : picture || "What the words of this beat speak of.";

/** What is said of each beat, those that are alike together: "Beat 1: … Beats 2, 3: …". */
function byBeat(plan: readonly PlannedBeat[], said: (beat: PlannedBeat) => string): string {
  const groups = Map.groupBy([...plan.entries()], ([, beat]) => said(beat));
  const [only] = groups.keys();
  if (groups.size <= 1) return only ?? "";
  return [...groups]
    .map(([words, at]) => `${at.length > 1 ? "Beats" : "Beat"} ${at.map(([index]) => index + 1).join(", ")}: ${words}`)
    .join(" ");
}

const text = (description: string) => ({ type: "string", description });

/** Every property is required and no other allowed, as strict providers want it. Source: docs/platforms/openai.md#text. */
const strictObject = (properties: Record<string, object>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
