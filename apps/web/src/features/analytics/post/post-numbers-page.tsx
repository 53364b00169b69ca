import { kindAndLook, LEARNED_FROM, markNames, type ResultRow } from "@vignette/domain/analytics";
import { m } from "@vignette/messages";
import { buttonStyle, EmptyState, PageHeader, Panel } from "@vignette/ui";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.ts";
import { fullMomentText, listText } from "../../../shared/formats.ts";
import { coverShape } from "../../../shared/pictures/cover-shape.ts";
import { postedKindNames } from "../../../shared/words/content-kinds.ts";
import { trpc } from "../../../trpc.ts";
import { formats } from "../formats.ts";
import { columnNames, columns } from "../posts/columns.ts";
import { accountName } from "../view/accounts.ts";
import { lookName } from "../view/choices.ts";
import { AgeCurve, ageText, type Usual } from "./age-curve.tsx";

/** The numbers of one post: how it grew, and everything each platform tells of it. */
export function PostNumbersPage({ projectId }: { projectId: string }) {
  const { id = "" } = useParams();
  const [{ rows }] = trpc.analytics.summary.useSuspenseQuery({ projectId });
  const mine = rows.filter(({ postId }) => postId === id);
  const [post] = mine;
  if (!post) return <NotHere id={id} />;
  return <PostNumbers post={post} targets={mine} rows={rows} />;
}

type PostNumbersProps = { post: ResultRow; targets: readonly ResultRow[]; rows: readonly ResultRow[] };

function PostNumbers({ post, targets, rows }: PostNumbersProps) {
  const [curves] = trpc.useSuspenseQueries((query) =>
    targets.map(({ targetId }) => query.analytics.curve({ targetId })),
  );
  const read = targets.map((row, at) => ({ row, curve: curves[at] ?? [] }));
  return (
    <>
      <PageHeader
        title={post.hook ?? post.name}
        secondary={
          <>
            <Link to={paths.analyze} className={buttonStyle({ variant: "quiet" })}>
              {m.analyze_back_to_analyze()}
            </Link>
            <Link to={paths.post(post.postId)} className={buttonStyle()}>
              {m.analyze_open_the_post()}
            </Link>
          </>
        }
      >
        {factsText(post)}
      </PageHeader>
      <div className="grid gap-6 md:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[10rem_minmax(0,1fr)]">
        {post.coverUrl ? (
          <img src={post.coverUrl} alt="" className={`${coverShape(post.assetType)} rounded-frame bg-sunken`} />
        ) : (
          <span className={`block rounded-frame bg-sunken ${coverShape(post.assetType)}`} />
        )}
        <div className="flex min-w-0 flex-col gap-6">
          {targets.map((row) => (
            <TargetNumbers key={row.targetId} row={row} />
          ))}
          <AgeCurve
            targets={read}
            usual={{ name: m.analyze_usual_on({ account: accountName(post) }), views: usualOf(rows, post) }}
          />
        </div>
      </div>
    </>
  );
}

/** Everything a platform tells of the post on one account. */
function TargetNumbers({ row }: { row: ResultRow }) {
  const shown = columnNames.filter((name) => name !== "read");
  const known = shown.filter((name) => columns[name].value(row) !== null);
  const missing = Map.groupBy(
    shown.filter((name) => !known.includes(name)),
    (name) => columns[name].why(row),
  );
  return (
    <Panel
      title={accountName(row)}
      action={
        row.permalink && (
          <a href={row.permalink} target="_blank" rel="noreferrer" className="link text-base">
            {m.analyze_view()}
          </a>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
        {known.map((name) => (
          <div key={name}>
            <dt className="text-dense text-ink-2">{columns[name].name}</dt>
            <dd className="tabular font-display text-display-s font-semibold">{columns[name].text(row)}</dd>
          </div>
        ))}
      </dl>
      <p className="tabular mt-4 text-dense text-ink-3">
        {row.collectedAt === null
          ? m.analyze_not_read_yet()
          : m.analyze_as_reported_on({
              moment: fullMomentText(row.collectedAt),
              age: ageText(row.collectedAt - row.publishedAt),
            })}{" "}
        {[...missing]
          .map(([why, names]) => m.analyze_missing({ names: listText(names.map((it) => columns[it].name)), why }))
          .join(" ")}
      </p>
    </Panel>
  );
}

/** A post without numbers, if there is one of that id: otherwise the question for it is refused, and the page says so. */
function NotHere({ id }: { id: string }) {
  trpc.scheduling.get.useSuspenseQuery({ id });
  return (
    <>
      <PageHeader title={m.app_analyze()} />
      <EmptyState
        title={m.analyze_post_without_numbers()}
        action={
          <Link to={paths.post(id)} className={buttonStyle({ variant: "primary" })}>
            {m.analyze_open_the_post()}
          </Link>
        }
      >
        {m.analyze_not_published_yet()}
      </EmptyState>
    </>
  );
}

function factsText({ facts, assetType, publishedAt }: ResultRow): string {
  const what = facts?.look ? lookName(kindAndLook(facts)) : postedKindNames[assetType];
  const length = facts?.lengthMs ? formats.seconds(facts.lengthMs) : null;
  const pictures = facts?.pictures ? m.analyze_pictures({ count: facts.pictures }) : null;
  return [what, length ?? pictures, m.analyze_posted_at({ moment: fullMomentText(publishedAt) })]
    .filter((it) => it !== null)
    .join(" · ");
}

/** What posts of the same account usually had at each age, this one left out; only from five posts on. */
function usualOf(rows: readonly ResultRow[], { accountId, postId }: ResultRow): Usual["views"] {
  const others = rows.filter((it) => it.accountId === accountId && it.postId !== postId);
  const usual: Usual["views"] = {};
  for (const mark of markNames) {
    const views = others.flatMap(({ marks }) => marks[mark] ?? []).toSorted((a, b) => a - b);
    if (views.length >= LEARNED_FROM) usual[mark] = views[Math.floor(views.length / 2)] ?? 0;
  }
  return usual;
}
