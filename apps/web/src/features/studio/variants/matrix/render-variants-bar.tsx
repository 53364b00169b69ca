import { m } from "@vignette/messages";
import { Button, buttonStyle } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import type { Affordable } from "./affordable.ts";
import { type CellView, isFinished } from "./cell-view.ts";

type RenderVariantsBarProps = {
  cells: readonly CellView[];
  wanted: Affordable;
  isRunning: boolean;
  online: boolean;
  /** Why this browser cannot encode a video; null if it can, or while that is unknown. */
  obstacle: string | null;
  isNamed: boolean;
  onMake: () => void;
};

/** Renders the picked variants; once all are done, schedules them together. */
export function RenderVariantsBar({
  cells,
  wanted,
  isRunning,
  online,
  obstacle,
  isNamed,
  onMake,
}: RenderVariantsBarProps) {
  const finished = cells.filter(isFinished).flatMap(({ made }) => made?.assetId ?? []);
  const count = wanted.cells.length;
  if (!isRunning && count === 0 && wanted.short === 0 && finished.length > 0) return <ScheduleThem ids={finished} />;
  const reason = reasonAgainst({ count, online, obstacle, isNamed, short: wanted.short });
  return (
    <Button
      variant="primary"
      disabled={reason !== null && !isRunning}
      title={reason ?? undefined}
      pending={isRunning}
      pendingLabel={m.variants_making()}
      onClick={onMake}
    >
      {count === 0 ? m.variants_make_videos() : m.variants_make_count({ count })}
    </Button>
  );
}

/** Links a single variant to the composer, and several to the free slots of the calendar. */
function ScheduleThem({ ids }: { ids: readonly string[] }) {
  const [only, second] = ids;
  const to =
    only !== undefined && second === undefined
      ? `${paths.newPost}?asset=${encodeURIComponent(only)}`
      : `${paths.schedule}?fill=${ids.map(encodeURIComponent).join(",")}`;
  return (
    <Link to={to} className={buttonStyle({ variant: "primary" })}>
      {second === undefined ? m.variants_schedule_it() : m.variants_schedule_count({ count: ids.length })}
    </Link>
  );
}

type Circumstances = Pick<RenderVariantsBarProps, "online" | "obstacle" | "isNamed"> & { count: number; short: number };

function reasonAgainst({ count, online, obstacle, isNamed, short }: Circumstances): string | null {
  if (!online) return m.variants_offline();
  if (obstacle !== null) return m.variants_cant_encode();
  if (!isNamed) return m.variants_give_name_first();
  if (count > 0) return null;
  return short > 0 ? m.variants_no_videos_left() : m.variants_pick_one();
}
