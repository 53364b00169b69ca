import { isRunning } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { Badge, classNames, Sentence } from "@vignette/ui";
import { Clapperboard } from "@vignette/ui/icons";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { numberText } from "../../../shared/formats.ts";
import { wordedFinding } from "../../../shared/refusals/worded.ts";
import { TargetBadge } from "../../../shared/state/target-badge.tsx";
import { dateTimeIn } from "../../../shared/times/times.ts";
import { skipTexts } from "../../../shared/words/skips.ts";
import type { Outputs } from "../../../trpc.ts";
import { choiceText, creditsText, failedAt, hookText } from "../words/run-text.ts";
import { RunSteps } from "./run-steps.tsx";

type Run = Outputs["automation"]["history"][number];

/** One run: what it made and what became of it, or what failed and what to do. */
export function RunRow({ run, zone }: { run: Run; zone: string }) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line px-5 py-3 max-md:px-4 md:grid-cols-[3rem_minmax(0,1fr)_auto]">
      <Cover run={run} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-dense text-ink-2">
          <span className="tabular">{dateTimeIn(zone, run.at)}</span>
          {run.isTrial && <Badge variant="outline">{m.automation_dry_run()}</Badge>}
          {[...new Set(run.post?.states)].map((state) => (
            <TargetBadge key={state} state={state} />
          ))}
        </p>
        {run.topic && <Topic topic={run.topic} />}
        {run.choice && <p className="text-base font-semibold [overflow-wrap:anywhere]">{hookText(run.choice)}</p>}
        <Facts run={run} />
        <Outcome run={run} />
      </div>
      <Links run={run} />
    </li>
  );
}

function Cover({ run }: { run: Run }) {
  const shape = "h-16 w-12 rounded-chip bg-sunken";
  const url = run.post?.coverUrl ?? null;
  return url === null ? (
    <span className={classNames(shape, "flex items-center justify-center")}>
      <Clapperboard size={18} strokeWidth={1.75} aria-hidden className="text-ink-3" />
    </span>
  ) : (
    <img src={url} alt="" className={`${shape} object-cover`} />
  );
}

/** What a feed or a call asked for a piece about. */
const Topic = ({ topic: { title, link } }: { topic: NonNullable<Run["topic"]> }) => (
  <p className="text-dense text-ink-2 [overflow-wrap:anywhere]">
    <Sentence
      text={m.automation_about_topic()}
      parts={{
        topic:
          link === null ? (
            title
          ) : (
            <a href={link} target="_blank" rel="noreferrer" className="link">
              {title}
            </a>
          ),
      }}
    />
  </p>
);

/** Kind, look, cost and reach. */
function Facts({ run: { choice, credits, state, post } }: { run: Run }) {
  if (state === "skipped") return null;
  const isPublished = post?.states.includes("published") ?? false;
  const facts = [
    ...(choice ? [choiceText(choice)] : []),
    ...(credits > 0 ? [creditsText(credits)] : []),
    ...(isPublished ? [reachText(post?.views ?? null)] : []),
  ];
  return facts.length === 0 ? null : <p className="tabular text-dense text-ink-2">{facts.join(" · ")}</p>;
}

const reachText = (views: number | null) => {
  if (views === null) return m.automation_no_views_reported();
  return m.automation_views({ count: views, number: numberText(views) });
};

function Outcome({ run }: { run: Run }) {
  if (isRunning(run)) return <RunSteps run={run} />;
  if (run.state === "skipped" && run.skip)
    return (
      <p className="text-base text-ink-2">
        {run.skip === "canceled" ? skipTexts.canceled : m.automation_nothing_made_because({ why: skipTexts[run.skip] })}
      </p>
    );
  if (run.failure)
    return (
      <p className="mt-1 text-base">
        <span className="font-semibold text-failed">{failedAt[run.failure.step]}</span> {wordedFinding(run.failure)}
      </p>
    );
  if (run.postId !== null && run.post === null)
    return <p className="text-base text-ink-2">{m.automation_its_post_was_deleted()}</p>;
  return null;
}

/** Where to see it, or to mend what failed. */
function Links({ run }: { run: Run }) {
  const { post, postId, failure, choice, recipeId, creationId, state } = run;
  const hasPiece = choice !== null && failure?.step !== "choosing" && !isRunning(run);
  return (
    <p className="flex flex-wrap items-start gap-x-4 gap-y-1 text-base max-md:col-start-2">
      {(failure?.step === "choosing" || failure?.step === "reading") && (
        <Link to={paths.editRecipe(recipeId)} className="link">
          {m.automation_edit_recipe()}
        </Link>
      )}
      {post && postId !== null && (
        <Link to={paths.post(postId)} className="link">
          {post.states.includes("failed") ? m.automation_see_and_fix() : m.automation_open_post()}
        </Link>
      )}
      {!post && hasPiece && state !== "skipped" && (
        <Link to={paths.creation(creationId)} className="link">
          {m.automation_open_piece()}
        </Link>
      )}
      {post?.permalink && (
        <a href={post.permalink} target="_blank" rel="noreferrer" className="link">
          {m.automation_view_live()}
        </a>
      )}
    </p>
  );
}
