import { type ResultRow, type TestReason, testReasonText } from "@vignette/domain/analytics";
import { assetTypeNames } from "@vignette/domain/assets";
import type { HookCategory } from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
import { platformNames } from "@vignette/domain/social-accounts";
import { templateOf } from "@vignette/domain/studio";
import { buttonStyle, Panel, Select } from "@vignette/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { categoryLabels } from "../../../shared/hooks/category-labels.ts";
import { useCurrentProduct } from "../../../shared/use-current-product.ts";
import { hoursText } from "../learned/group-name.ts";
import { useNextTest } from "./use-next-test.ts";

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
      title="Test this next"
      action={
        accounts.length > 1 && (
          <Select
            label="Account"
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
      <Suggestion {...{ product, accountId, rows }} />
    </Panel>
  );
}

type SuggestionProps = { product: Product; accountId: string; rows: readonly ResultRow[] };

function Suggestion({ product, accountId, rows }: SuggestionProps) {
  const suggested = useNextTest(product, accountId, rows);
  if (!suggested)
    return <p className="text-ink-2">Nothing to suggest yet. Complete the brief of your product first.</p>;
  const { test, opening } = suggested;
  const { label } = templateOf(test.kind, test.look);
  const address = paths.createWith({
    kind: test.kind,
    look: test.look,
    ...(opening && { hook: opening.hook.template, hookId: opening.hook.id }),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {opening && <span className="block font-semibold">“{opening.line}”</span>}
        <span className="text-ink-2">
          {assetTypeNames[test.kind]} · {label} · post around {String(test.hour).padStart(2, "0")}:00
        </span>
      </p>
      <ul className="tabular list-disc pl-5 text-dense text-ink-2">
        {test.reasons.map((reason) => (
          <li key={reason.dimension}>{testReasonText(reason, nameOf(reason, label))}</li>
        ))}
      </ul>
      <Link to={address} className={buttonStyle({ variant: "primary" })}>
        Make this
      </Link>
    </div>
  );
}

/** What a reason is about, as it begins its sentence. */
function nameOf({ dimension, value }: TestReason, look: string): string {
  if (dimension === "category") return `${isCategory(value) ? categoryLabels[value] : value} hooks`;
  if (dimension === "look") return `The look ${look}`;
  return `Posts from ${hoursText(value)}`;
}

const isCategory = (value: string): value is HookCategory => value in categoryLabels;
