import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import type { Allowance } from "../../generation/cost-line.tsx";
import { partsToEncode } from "../run/parts-to-encode.ts";
import { runPace } from "../run/run-pace.ts";
import { estimatedMs, type Workload } from "../run/variant-job.ts";
import type { Affordable } from "./affordable.ts";

/** The number of parts to encode and the time the run will take; null while it is computed. */
export function useWorkload({ cells }: Affordable, isRunning: boolean): Workload | null {
  const segments = [
    ...new Map(cells.flatMap(({ joined }) => joined?.segments ?? []).map((it) => [it.key, it])).values(),
  ];
  const { data } = useQuery({
    queryKey: ["variants-to-encode", segments.map(({ key }) => key), isRunning],
    queryFn: () => partsToEncode(segments),
    staleTime: 0,
  });
  return data ? { parts: data, cells: cells.map(({ cell }) => cell.key) } : null;
}

type VariantCostProps = { wanted: Affordable; workload: Workload | null; allowance: Allowance };

/** `6 videos from 6 encodes · about 40 s · uses 6 of 40 videos`. */
export function VariantCost({ wanted: { cells, uses, short }, workload, allowance }: VariantCostProps) {
  if (cells.length === 0 && short === 0) return null;
  const facts = [
    workload && `${countedVariants(cells.length, "video")} from ${countedVariants(workload.parts.size, "encode")}`,
    workload && about(estimatedMs(workload) * runPace.read()),
    allowance.limit === null ? `uses ${countedVariants(uses, "video")}` : `uses ${uses} of ${allowance.limit} videos`,
  ];
  return (
    <div className="text-dense text-ink-2">
      {cells.length > 0 && <p className="tabular">{facts.filter(Boolean).join(" · ")}</p>}
      {short > 0 && (
        <p className="text-doubt">
          Your plan has {allowance.left ?? 0} left. {allowance.resets}.{" "}
          {cells.length > 0 && `Make ${cells.length}, or `}
          <Link to={paths.settings} className="link">
            {cells.length > 0 ? "upgrade" : "Upgrade"}
          </Link>
          .
        </p>
      )}
    </div>
  );
}

/** `1 video`, `2 videos`. */
export const countedVariants = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;

function about(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 90 ? `about ${Math.max(5, Math.round(seconds / 5) * 5)} s` : `about ${Math.round(seconds / 60)} min`;
}
