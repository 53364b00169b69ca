import { countedAs } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";
import type { CreationView } from "@vignette/domain/studio";
import { resetText } from "@vignette/domain/usage";
import { useOnline } from "../../shell/offline-bar.tsx";
import { trpc } from "../../trpc.ts";

export type Allowance = {
  unit: "image" | "video";
  /** null: unlimited, or not known yet. */
  limit: number | null;
  left: number | null;
  resets: string;
  /** Why nothing can be made now, in words; null if it can. */
  reason: string | null;
};

/** What the plan still allows of a kind. The Worker checks again. */
export function useAllowance(kind: CreationView["kind"]): Allowance {
  const online = useOnline();
  const { data } = trpc.usage.summary.useQuery();
  const counted = countedAs(kind);
  const unit = counted === "images" ? "image" : "video";
  const limit = data?.limits[counted] ?? 0;
  const offline = online ? null : "You're offline.";
  // 0 or absent means that there is no limit. Source: spec §5; ADR 0003.
  if (!data || limit <= 0) return { unit, limit: null, left: null, resets: "", reason: offline };

  const left = data.remaining[counted];
  const resets = resetText(data.resetsAt, instant(Date.now()));
  const none = left === 0 ? `Your plan has no ${unit}s left. ${resets}.` : null;
  return { unit, limit, left, resets, reason: offline ?? none };
}

/** What pressing the button costs. */
export function CostLine({ allowance }: { allowance: Allowance }) {
  const { unit, limit, left, resets } = allowance;
  if (limit === null || left === null) return <p className="text-dense text-ink-2">Uses 1 {unit}.</p>;
  return (
    <p className="tabular text-dense text-ink-2">
      Uses 1 of {limit} {unit}s · {left} left · {resets.replace(/^R/, "r")}
    </p>
  );
}
