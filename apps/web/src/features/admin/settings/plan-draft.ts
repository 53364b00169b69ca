import { PlanEdit, refusePlanEdit } from "@vignette/domain/admin";
import type { LimitKey, Limits } from "@vignette/domain/plans";

/** A plan in the form: numbers are stored as typed. */
export type PlanDraft = {
  name: string;
  price: string;
  order: string;
  featured: boolean;
  active: boolean;
  limits: Record<LimitKey, string>;
  credits: string;
  /** In GB. */
  storage: string;
};

const GIGABYTE = 1024 ** 3;

type Shown = { name: string; price: number; order: number; featured: boolean; active: boolean; limits: Limits };

export function planDraft({ name, price, order, featured, active, limits }: Shown): PlanDraft {
  const typed = (key: LimitKey) => String(limits[key] ?? 0);
  return {
    name,
    price: String(price),
    order: String(order),
    featured,
    active,
    limits: {
      videos: typed("videos"),
      projects: typed("projects"),
      images: typed("images"),
      socialAccounts: typed("socialAccounts"),
    },
    credits: String(limits.credits ?? 0),
    storage: String(limits.storage === -1 ? -1 : (limits.storage ?? 0) / GIGABYTE),
  };
}

/** The edit that the draft describes, or the reason why it cannot be saved. */
export function planEdit(
  id: string,
  draft: PlanDraft,
): { value: PlanEdit; error: null } | { value: null; error: string } {
  const limits = {
    ...Object.fromEntries(Object.entries(draft.limits).map(([key, typed]) => [key, numberOf(typed)])),
    credits: numberOf(draft.credits),
    storage: bytesOf(draft.storage),
  };
  const parsed = PlanEdit.safeParse({
    ...draft,
    id,
    price: numberOf(draft.price),
    order: numberOf(draft.order),
    limits,
  });
  if (!parsed.success) return { value: null, error: sentence(parsed.error.issues[0]) };
  const refusal = refusePlanEdit(parsed.data);
  return refusal ? { value: null, error: refusal.message } : { value: parsed.data, error: null };
}

/** Empty is no number, and neither is "1e3". */
const numberOf = (typed: string) => (/^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** The bytes of a number of GB, to the nearest byte. */
function bytesOf(typed: string): number {
  const gigabytes = numberOf(typed);
  return gigabytes === -1 ? -1 : Math.round(gigabytes * GIGABYTE);
}

function sentence(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return `${issue?.path.map(String).join(" ") ?? "Plan"}: ${issue?.message ?? "not valid"}`;
}
