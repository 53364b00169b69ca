import type { Instant } from "../kernel/index.ts";
import type { Product } from "../research/index.ts";
import { type Creation, type GenerateInput, looks } from "./creation.ts";
import { unknownLook } from "./edited.ts";

/** Longest part of a hook that names a creation, in characters. */
const NAME_LENGTH = 60;

type Facts = { id: string; uid: string; product: Product; now: Instant };

/** A creation whose making begins now. Throws a Refusal for a look that the kind does not have; none means the first. */
export function newCreation(input: GenerateInput, { id, uid, product, now }: Facts): Creation {
  const offered: readonly string[] = looks[input.kind];
  const look = input.look || (offered[0] ?? "");
  if (!offered.includes(look)) throw unknownLook();
  return {
    id,
    uid,
    projectId: input.projectId,
    productId: input.productId,
    kind: input.kind,
    name: [...input.hook].slice(0, NAME_LENGTH).join("").trim(),
    hook: input.hook,
    look,
    state: "generating",
    progress: 0,
    failure: null,
    script: null,
    media: [],
    brand: product.brief.brand,
    lineage: {
      hookId: input.hookId,
      textModel: "",
      imageModel: "",
      voiceModel: null,
      placeholder: false,
    },
    assetId: null,
    createdAt: now,
    lastUpdated: now,
  };
}
