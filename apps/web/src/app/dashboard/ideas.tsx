import type { ResultRow, Suggestion } from "@vignette/domain/analytics";
import type { Product } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { buttonStyle, Panel } from "@vignette/ui";
import { Link } from "react-router";
import { makeAddress, reasonTexts, testText } from "../../features/analytics/next-test/suggestion-text.ts";
import { paths } from "../../paths.ts";
import { trpc } from "../../trpc.ts";

const SHOWN = 3;

/** What to make next, by what has worked for the account with the most posts; the first idea says why. */
export function Ideas({ product, rows }: { product: Product; rows: readonly ResultRow[] }) {
  const byAccount = [...Map.groupBy(rows, ({ accountId }) => accountId).values()];
  const [most] = byAccount.toSorted((a, b) => b.length - a.length);
  const accountId = most?.[0]?.accountId ?? null;
  const of = { projectId: product.projectId, productId: product.id, accountId };
  const [suggestions] = trpc.analytics.suggestions.useSuspenseQuery({ ...of, count: SHOWN });
  const ideas = suggestions.filter(({ opening }) => opening !== null);
  if (ideas.length === 0) return null;
  return (
    <Panel
      flush
      title={m.dashboard_make_next()}
      action={
        <Link to={paths.hookLibrary} className="link text-base font-semibold">
          {m.dashboard_all_hooks()}
        </Link>
      }
    >
      <ul className="mt-2">
        {ideas.map((idea, index) => (
          <Idea key={idea.opening?.hookId} idea={idea} isFirst={index === 0} />
        ))}
      </ul>
    </Panel>
  );
}

function Idea({ idea, isFirst }: { idea: Suggestion; isFirst: boolean }) {
  const [reason] = reasonTexts(idea.test);
  return (
    <li className="flex items-center gap-4 border-t border-line px-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium">{idea.opening?.line}</p>
        <p className="text-dense text-ink-2">{testText(idea.test)}</p>
        {isFirst && reason && <p className="tabular text-dense text-ink-3">{reason}</p>}
      </div>
      <Link
        to={makeAddress(idea)}
        aria-label={m.dashboard_make_line({ line: m.app_quoted({ text: idea.opening?.line ?? "" }) })}
        className={buttonStyle()}
      >
        {m.dashboard_make()}
      </Link>
    </li>
  );
}
