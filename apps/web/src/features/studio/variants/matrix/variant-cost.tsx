import { useQuery } from "@tanstack/react-query";
import { m } from "@vignette/messages";
import { Sentence } from "@vignette/ui";
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
  const left = allowance.left ?? 0;
  const facts = [
    workload &&
      m.variants_videos_from_parts({ videos: countedVideos(cells.length), parts: countedParts(workload.parts.size) }),
    workload && about(estimatedMs(workload) * runPace.read()),
    allowance.limit === null
      ? m.create_uses_videos({ count: uses })
      : m.create_uses_of_videos({ count: uses, limit: allowance.limit }),
  ];
  return (
    <div className="text-dense text-ink-2">
      {cells.length > 0 && <p className="tabular">{facts.filter(Boolean).join(" · ")}</p>}
      {short > 0 && (
        <p className="text-doubt">
          <Sentence
            text={
              cells.length > 0
                ? m.variants_make_fewer_or_upgrade({ left, resets: allowance.resets, count: cells.length })
                : m.variants_upgrade_for_more({ left, resets: allowance.resets })
            }
            parts={{
              link: (words) => (
                <Link to={paths.settings} className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

/** `1 video`, `2 videos`. */
export const countedVideos = (count: number): string => m.variants_count_videos({ count });

/** `1 encode`, `2 encodes`: each part is encoded once. */
export const countedParts = (count: number): string => m.variants_count_encodes({ count });

function about(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 90
    ? m.create_about_seconds({ seconds: Math.max(5, Math.round(seconds / 5) * 5) })
    : m.create_about_minutes({ minutes: Math.round(seconds / 60) });
}
