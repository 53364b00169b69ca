import type { AssetType } from "../../assets/index.ts";
import { type Instant, missing } from "../../kernel/index.ts";
import { productObjects } from "../../objects/index.ts";
import type { Product } from "../../research/index.ts";
import { type BrandKit, emptyBrandKit } from "../brand/brand-kit.ts";
import { drawingFor } from "../catalogue/drawing-for.ts";
import { templateOf } from "../catalogue/templates.ts";
import { presentersFor } from "../presenters/presenter.ts";
import { refuseTestimony } from "../presenters/refuse-take.ts";
import type { Style } from "../style/style.ts";
import { branded } from "./branded.ts";
import type { Creation, GenerateInput } from "./creation.ts";
import { firstLookFor, type Material, refuseTemplate } from "./offered-templates.ts";
import { unknownTemplate } from "./refuse-edit.ts";

/** Longest part of a hook that names a creation, in characters. */
const NAME_LENGTH = 60;

/**
 * The name that a creation gets from its hook: without the period of a sentence, as titles are; whole words and "…" of a longer one.
 * Our own choice.
 */
export function nameOfHook(hook: string): string {
  const signs = [...hook.trim()];
  if (signs.length <= NAME_LENGTH) return signs.join("").replace(/(?<![.。])[.。]$/u, "");
  const start = signs.slice(0, NAME_LENGTH - 1).join("");
  const words = /\s/.test(signs[NAME_LENGTH - 1] ?? "") ? start : start.replace(/\s+\S*$/u, "");
  return `${words.replace(/[\s\p{P}]+$/u, "")}…`;
}

/**
 * `pictures`: those of the product, null if no look of the request depends on them. `voice`: that of the presenter, as
 * `style.voice` holds it.
 */
export type CreationFacts = {
  uid: string;
  product: Product;
  pictures?: Material["pictures"];
  now: Instant;
  voice?: string;
  /** Of the project. */
  kit?: BrandKit | undefined;
  /** The folder whose photos are shown, if it is not the product's own. */
  photos?: Creation["photos"];
  topic?: Creation["topic"];
};

/** A creation whose making begins now. Throws a Refusal for a template that the kind does not have. */
export function newCreation(
  input: GenerateInput,
  {
    id,
    uid,
    product,
    pictures = null,
    now,
    voice = "",
    kit = emptyBrandKit,
    photos,
    topic,
  }: CreationFacts & { id: string },
): Creation {
  const material = { brief: product.brief, pictures };
  const template = input.template || firstLookFor(input.kind, material);
  const objects = productObjects(product.brief);
  const drawing =
    input.drawing ?? (isMeme(input.kind) ? drawingFor(input.hook, { ...input, template, objects }) : null);
  const dressed = branded(newStyle(input.kind, { template, drawing }), kit);
  const style = {
    ...dressed,
    voice: kit.voice,
    ...presenterChosen({ ...input, template, language: product.brief.language }, voice),
  };
  if (style.template !== template) throw unknownTemplate();
  const refusal = refuseTemplate(input.kind, template, material);
  if (refusal) throw refusal;
  return {
    id,
    uid,
    projectId: input.projectId,
    productId: input.productId,
    kind: input.kind,
    name: nameOfHook(input.hook),
    hook: input.hook,
    style,
    state: "generating",
    run: id,
    restarts: 0,
    progress: 0,
    failure: null,
    script: null,
    revision: 0,
    keptAt: now,
    media: [],
    brand: product.brief.brand,
    language: product.brief.language,
    objects,
    ...(photos && { photos }),
    ...(topic && { topic }),
    lineage: {
      hookId: input.hookId,
      textModel: "",
      imageModel: "",
      voiceModel: null,
      placeholder: false,
    },
    assetId: null,
    batchId: null,
    rejectedAt: null,
    createdAt: now,
    lastUpdated: now,
  };
}

/** The style of a kind before the user chooses: captions and music are the template's own. */
export function newStyle(
  kind: AssetType,
  { template = "", drawing = null }: Partial<Pick<Style, "template" | "drawing">>,
): Style {
  const { name, captions = null, music = null } = templateOf(kind, template);
  return {
    template: name,
    captions,
    music,
    voice: "",
    drawing,
    coverMs: 0,
    adjustments: [],
  };
}

const isMeme = (kind: AssetType) => kind === "meme-image" || kind === "meme-video";

type Presented = GenerateInput & { language: string };

/**
 * A presenter counts only in a look with a speaker. Throws a Refusal for one that is not on the
 * shelf for the language, and for a hook that only a customer could say.
 */
function presenterChosen({ kind, template, hook, presenter = "", language }: Presented, voice: string): Partial<Style> {
  if (presenter === "" || !templateOf(kind, template).hasSpeaker) return {};
  if (!presentersFor(language).some(({ id }) => id === presenter)) throw missing("presenter");
  const refusal = refuseTestimony([hook]);
  if (refusal) throw refusal;
  return { presenter, voice };
}
