import { instant } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { Meter } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { numberText, sizeText, timeText } from "../../shared/formats.ts";
import { planName } from "../../shared/words/plan-words.ts";
import { resetWords } from "../../shared/words/reset-words.ts";
import { type Outputs, trpc } from "../../trpc.ts";
import { UsageSkeleton } from "./usage-skeleton.tsx";

type Summary = Outputs["usage"]["summary"];
type Amount = keyof Summary["used"];

/** The plan and its usage. The shell refetches it when the subscription changes. */
export function UsagePanel() {
  const { data, dataUpdatedAt, isError, refetch } = trpc.usage.summary.useQuery();
  if (!data) return isError ? <UnknownUsage onRetry={() => void refetch()} /> : <UsageSkeleton />;
  return (
    <section
      aria-label={m.settings_usage()}
      className="flex flex-col gap-2.5 rounded-panel border border-line bg-surface p-3"
    >
      <PlanLine name={planName({ id: data.planId, name: data.planName })} />
      <div className="flex flex-col gap-2.5 short:hidden">
        {amounts.map(({ key, label, folds, isFixed }) => (
          <div key={key} className={folds ? "hidden tall:block max-md:block" : undefined}>
            <Meter
              label={label}
              used={data.used[key]}
              limit={limitOf(data, key)}
              format={numberText}
              isFixed={isFixed}
            />
          </div>
        ))}
        <Meter
          label={m.settings_ai_credits()}
          used={data.credits.used}
          limit={orNull(data.credits.limit)}
          format={numberText}
        />
        <div className="hidden tall:block max-md:block">
          <Meter
            label={m.settings_storage()}
            used={data.storage.used}
            limit={orNull(data.storage.limit)}
            format={sizeText}
          />
        </div>
      </div>
      <p className="tabular hidden text-dense text-ink-2 short:block">{foldedUsage(data)}</p>
      <p className="text-meta text-ink-3">
        {resetWords(data.resetsAt, instant(Date.now()))}
        {isError && m.settings_as_of({ dataUpdatedAt: timeText(dataUpdatedAt) })}
      </p>
    </section>
  );
}

function PlanLine({ name }: { name: string }) {
  return (
    <p className="flex items-center justify-between gap-2">
      <span className="truncate text-base font-semibold">{name}</span>
      <Link to={paths.settings} className="link text-dense font-semibold">
        {m.settings_upgrade()}
      </Link>
    </p>
  );
}

const UnknownUsage = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert" className="flex flex-col items-start gap-1 px-3 text-dense text-ink-3">
    {m.settings_usage_failed()}
    <button type="button" onClick={onRetry} className="link cursor-pointer font-semibold text-ink">
      {m.app_try_again()}
    </button>
  </p>
);

/** The limit of an amount; null if there is none: 0 or absent means no limit, -1 unlimited. Source: spec §3 and §5. */
function limitOf({ limits }: Summary, key: Amount): number | null {
  const limit = limits[key];
  return limit === undefined || limit <= 0 ? null : limit;
}

/** -1 is unlimited. */
const orNull = (limit: number): number | null => (limit < 0 ? null : limit);

/** "2/3 Videos · 7/10 Images", for windows that are not high enough. */
function foldedUsage(summary: Summary): string {
  return amounts
    .filter(({ folds }) => !folds)
    .map(({ key, label }) => {
      const limit = limitOf(summary, key);
      return `${limit === null ? summary.used[key] : `${summary.used[key]}/${limit}`} ${label}`;
    })
    .join(" · ");
}

/** The last two are not used up in a month, and show only where the window is high enough. */
const amounts: readonly { key: Amount; label: string; folds: boolean; isFixed: boolean }[] = [
  { key: "videos", label: m.settings_videos(), folds: false, isFixed: false },
  { key: "images", label: m.settings_images(), folds: false, isFixed: false },
  { key: "projects", label: m.settings_projects(), folds: true, isFixed: true },
  { key: "socialAccounts", label: m.settings_social_accounts(), folds: true, isFixed: true },
];
