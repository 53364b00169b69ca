import type { AssetType } from "../assets/index.ts";
import { isOn, lockedKinds } from "./features.ts";
import type { Limits, Plan } from "./plan.ts";

/** One line of a plan's description. */
export type PlanLine = { text: string; marker: "highlight" | "dehighlight" | null };

/** A plan as visitors may see it: nothing of how it is paid for. */
export type OfferedPlan = Pick<Plan, "name" | "price" | "period" | "order" | "featured" | "info"> & {
  id: string;
  contact: boolean;
  lines: PlanLine[];
  limits: Limits;
  /** Kinds of content that the plan does not include. */
  lockedKinds: AssetType[];
};

/** What is shown of a stored plan. */
export function offeredPlan(id: string, plan: Plan): OfferedPlan {
  const { name, price, period, order, featured, info, limits } = plan;
  return {
    id,
    name,
    price,
    period,
    order,
    featured,
    info,
    limits,
    lockedKinds: lockedKinds(plan),
    contact: isContactPlan(plan.contact),
    lines: plan.description.map(planLine).filter((line) => line.text !== ""),
  };
}

/** true, 'true' or 1 marks a contact-us plan; nothing else does. Source: spec §3, Plan. */
export function isContactPlan(contact: Plan["contact"]): boolean {
  return isOn(contact);
}

/**
 * A stored line: a text, which may begin with `[highlight]` or `[dehighlight]`, or `{ text, marker }`, or
 * `{ text, highlight: true }`. The spec names the two markers, not how they are written. Source: spec §3, Plan.
 */
function planLine(stored: unknown): PlanLine {
  if (typeof stored === "string") return markedText(stored);
  if (typeof stored !== "object" || stored === null) return { text: "", marker: null };
  const { text, marker, highlight, dehighlight } = stored as Record<string, unknown>;
  const line = markedText(typeof text === "string" ? text : "");
  if (marker === "dehighlight" || dehighlight === true) return { ...line, marker: "dehighlight" };
  if (marker === "highlight" || highlight === true) return { ...line, marker: "highlight" };
  return line;
}

function markedText(stored: string): PlanLine {
  const [prefix, marker] = /^\s*\[(highlight|dehighlight)\]/i.exec(stored) ?? [""];
  const text = stored.slice(prefix.length).trim();
  return { text, marker: marker === undefined ? null : (marker.toLowerCase() as PlanLine["marker"]) };
}
