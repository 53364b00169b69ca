import { countedAs } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { dayInSentence } from "../../../shared/formats.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { resetWords } from "../../../shared/words/reset-words.ts";
import { trpc } from "../../../trpc.ts";

/** What the user's plan still allows. */
export type Allowance = {
  unit: "image" | "video";
  /** null if unlimited or not known yet. */
  limit: number | null;
  /** How many more can be started. Generations under way are subtracted. */
  left: number | null;
  /** `Resets in 5 days`; `until` is the day: `14 Dec`. */
  resets: string;
  until: string;
  /** Why nothing can be generated now; null if it can. */
  reason: string | null;
  /** Whether the plan's numbers are still on their way. */
  isLoading: boolean;
};

/** What the plan still allows of a kind. The Worker checks again. */
export function useAllowance(kind: CreationView["kind"]): Allowance {
  const online = useOnline();
  const { data, isLoading } = trpc.studio.allowanceLeft.useQuery({ kind });
  const unit = countedAs(kind) === "images" ? "image" : "video";
  const offline = online ? null : m.create_offline();
  if (!data || data.limit === null || data.left === null) {
    return { unit, limit: null, left: null, resets: "", until: "", reason: offline, isLoading };
  }
  const resets = resetWords(data.resetsAt, instant(Date.now()));
  const until = dayInSentence(data.resetsAt, "UTC");
  const none = data.left === 0 ? noneLeft[unit]({ resets }) : null;
  return { unit, limit: data.limit, left: data.left, resets, until, reason: offline ?? none, isLoading };
}

const noneLeft = { image: m.create_no_images_left, video: m.create_no_videos_left };
const noLimit = { image: m.create_no_limit_images, video: m.create_no_limit_videos };
const usesCount = { image: m.create_uses_images, video: m.create_uses_videos };
const usesOf = { image: m.create_uses_of_images, video: m.create_uses_of_videos };

type CostLineProps = {
  hooks: number;
  looks: number;
  /** Hooks in looks: fewer than all, where a hook does not suit a look. */
  pairs: number;
  count: number;
  allowance: Allowance;
  time: string | null;
};

/**
 * What the batch costs: `4 hooks × 3 looks = 12 · uses 12 of 40 images · about 50 s`. On a phone it takes two lines
 * from the start, so that the button below stays in place when the plan's numbers arrive.
 */
export function CostLine({ hooks, looks, pairs, count, allowance, time }: CostLineProps) {
  const { unit, limit, left, resets } = allowance;
  const uses =
    limit === null || left === null
      ? [count > 0 ? usesCount[unit]({ count }) : noLimit[unit]()]
      : [
          ...(count > 0 ? [usesOf[unit]({ count, limit })] : []),
          m.create_left({ left }),
          // It follows other facts on its line, so it does not begin with a capital.
          resets.replace(/^./, (it) => it.toLowerCase()),
        ];
  const [from, to] = [m.create_count_hooks({ count: hooks }), m.create_count_looks({ count: looks })];
  const all =
    pairs === hooks * looks
      ? `${from} × ${to} = ${pairs}`
      : m.create_pairs_that_suit({ hooks: from, looks: to, pairs });
  const parts = [...(hooks > 0 ? [all] : []), ...uses, ...(time ? [time] : [])];
  return <p className="tabular text-dense text-ink-2 max-md:min-h-[2lh]">{parts.join(" · ")}</p>;
}
