import type { ResultRow } from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { buttonStyle, Panel, Select, Skeleton } from "@vignette/ui";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { useCurrentProduct } from "../../../shared/use-current-product.ts";
import { trpc } from "../../../trpc.ts";
import { makeAddress, reasonTexts, testText } from "./suggestion-text.ts";

/** What to make next for one of the accounts that were posted to, with the reasons, and a way to make it. */
export function NextTestPanel({ projectId, rows }: { projectId: string; rows: readonly ResultRow[] }) {
  const { product } = useCurrentProduct(projectId);
  const accounts = [...Map.groupBy(rows, ({ accountId }) => accountId).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first]) => first ?? []);
  const [chosen, choose] = useState<string | null>(null);
  const accountId = chosen ?? accounts[0]?.accountId;
  if (!product || accountId === undefined) return null;
  return (
    <Panel
      title={m.analyze_test_this_next()}
      action={
        accounts.length > 1 && (
          <Select
            label={m.analyze_account()}
            labelHidden
            options={accounts.map((it) => ({
              value: it.accountId,
              label: `${platformNames[it.platform]} @${it.username}`,
            }))}
            value={accountId}
            onChange={choose}
          />
        )
      }
    >
      <Suspense fallback={<Skeleton className="h-41 w-full max-md:h-67" />}>
        <Suggested productId={product.id} {...{ projectId, accountId }} />
      </Suspense>
    </Panel>
  );
}

type SuggestedProps = { projectId: string; productId: string; accountId: string };

function Suggested(of: SuggestedProps) {
  const [[suggestion]] = trpc.analytics.suggestions.useSuspenseQuery({ ...of, count: 1 });
  if (!suggestion) return <p className="text-ink-2">{m.analyze_nothing_to_suggest()}</p>;
  const { test, opening } = suggestion;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {opening && <span className="block font-semibold">{opening.line}</span>}
        <span className="text-ink-2">{testText(test)}</span>
      </p>
      <ul className="tabular list-disc pl-5 text-dense text-ink-2">
        {reasonTexts(test).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Link to={makeAddress(suggestion)} className={buttonStyle({ variant: "primary" })}>
        {m.analyze_make_this()}
      </Link>
    </div>
  );
}
