import type { AssetType } from "../assets/index.ts";
import { Refusal } from "../kernel/index.ts";
import type { Plan } from "./plan.ts";

/**
 * Whether a plan has a feature: its list names the flag, or its map sets it to true, 'true' or 1. A pattern asks for any
 * flag like it. A plan with neither a list nor a map has every feature. Source: spec §3, Plan; decision 0042.
 */
export function hasFeature({ features }: Pick<Plan, "features">, flag: string | RegExp): boolean {
  const isMeant = (it: unknown) => typeof it === "string" && (typeof flag === "string" ? it === flag : flag.test(it));
  if (Array.isArray(features)) return features.some(isMeant);
  if (typeof features !== "object" || features === null) return true;
  return Object.entries(features).some(([it, value]) => isMeant(it) && isOn(value));
}

/** The values that mean true in a plan's document: true, 'true' or 1. Source: spec §3, Plan. */
export const isOn = (value: unknown): boolean => value === true || value === "true" || value === 1;

/** The kinds of content that not every plan includes, as a card lists them. `ugc_5` unlocks UGC videos; it counts none. */
export const planKinds: readonly { kind: PlanKind; flag: string | RegExp; label: string }[] = [
  { kind: "ugc-image", flag: "ugc_image", label: "UGC images" },
  { kind: "ugc-video", flag: /^ugc_(video|[1-9]\d*)$/, label: "UGC videos" },
];
export type PlanKind = Extract<AssetType, "ugc-image" | "ugc-video">;

/** The kinds of content that a plan does not include. */
export const lockedKinds = (plan: Pick<Plan, "features">): AssetType[] =>
  planKinds.filter(({ flag }) => !hasFeature(plan, flag)).map(({ kind }) => kind);

/** Why a kind of content cannot be made on a plan, and what to do about it; null if it can. */
export function refuseKind(kind: AssetType, lockedKinds: readonly AssetType[]): Refusal | null {
  if (!lockedKinds.includes(kind)) return null;
  const label = planKinds.find((it) => it.kind === kind)?.label ?? kind;
  const message = `Your plan has no ${label}. Upgrade in Settings to make them.`;
  return new Refusal("forbidden", "plans.kind-locked", message, "kind");
}
