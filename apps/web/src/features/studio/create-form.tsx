import { AssetType } from "@vignette/domain/assets";
import { openSlots } from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
import type { CreationView } from "@vignette/domain/studio";
import { Button, buttonStyle, Callout, RadioGroup, Select, TextInput } from "@vignette/ui";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../paths.ts";
import { CostLine, useAllowance } from "./cost-line.tsx";
import { kindNames } from "./creation-names.ts";
import { offeredTemplates } from "./creation-scenes.ts";
import { TemplateStrip } from "./template-strip.tsx";
import { useGenerate } from "./use-generate.ts";

type CreateFormProps = {
  projectId: string;
  products: readonly Product[];
  product: Product;
  onProduct: (id: string) => void;
};

/** Three choices in a row, each prefilled, and one button. */
export function CreateForm({ projectId, products, product, onProduct }: CreateFormProps) {
  const [search] = useSearchParams();
  const [hook, setHook] = useState(search.get("hook") ?? "");
  const [kind, setKind] = useState<CreationView["kind"]>("carousel-image");
  const [template, setTemplate] = useState(() => firstTemplate(kind));
  const [drawing, setDrawing] = useState<string | null>(null);
  const { generate, generating, failure } = useGenerate(projectId);
  const allowance = useAllowance(kind);
  const reason = reasonAgainst(hook) ?? allowance.reason;

  const make = () =>
    generate({
      projectId,
      productId: product.id,
      kind,
      hook: hook.trim(),
      hookId: hookIdOf(search, hook),
      template,
      drawing,
    });

  return (
    <section aria-label="Make something" className="mb-10 rounded-panel border border-line bg-surface">
      <div className="grid gap-x-8 gap-y-6 p-5 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Step number={1}>
            <Select
              label="Product"
              options={products.map((it) => ({ value: it.id, label: it.brief.name }))}
              value={product.id}
              onChange={onProduct}
            />
          </Step>
          <Step number={2}>
            <TextInput
              label="Hook"
              placeholder="The line that opens it"
              maxLength={200}
              value={hook}
              onChange={setHook}
              error={hook && openSlots(hook).length > 0 ? reasonAgainst(hook) : null}
              hint={
                <Link to={paths.hookLibrary} className="link">
                  {hook ? "Pick another hook" : "Pick one from the hook library"}
                </Link>
              }
            />
          </Step>
        </div>
        <div className="flex flex-col gap-6">
          <Step number={3}>
            <RadioGroup
              label="Kind"
              inline
              options={kinds}
              value={kind}
              onChange={(next) => {
                setKind(next);
                setTemplate(firstTemplate(next));
                setDrawing(null);
              }}
            />
          </Step>
          <Step number={4}>
            <TemplateStrip
              projectId={projectId}
              kind={kind}
              hook={hook.trim() || "Your hook stands here"}
              brand={product.brief.brand}
              template={template}
              drawing={drawing}
              onTemplate={setTemplate}
              onDrawing={setDrawing}
            />
          </Step>
        </div>
      </div>
      <footer className="flex flex-col gap-3 border-t border-line px-5 py-4">
        {failure && (
          <Callout tone="failed" alert title={failure}>
            Nothing was lost: your hook and your choices are still here.
          </Callout>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CostLine allowance={allowance} />
          <div className="flex items-center gap-3 max-md:w-full max-md:[&>:last-child]:flex-1">
            {reason && <span className="text-dense text-ink-3">{reason}</span>}
            {allowance.left === 0 ? (
              <Link to={paths.settings} className={buttonStyle({ variant: "primary" })}>
                Upgrade
              </Link>
            ) : (
              <Button
                variant="primary"
                disabled={reason !== null}
                pending={generating}
                pendingLabel="Starting…"
                onClick={make}
              >
                Make it
              </Button>
            )}
          </div>
        </div>
      </footer>
    </section>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span aria-hidden className="tabular mt-0.5 w-3 shrink-0 text-base font-semibold text-ink-3">
        {number}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

function reasonAgainst(hook: string): string | null {
  if (!hook.trim()) return "Pick a hook first.";
  const [open] = openSlots(hook);
  return open ? `Fill [${open}] first.` : null;
}

/** The hook's id counts results, so a line that was changed by hand is no longer that hook. */
function hookIdOf(search: URLSearchParams, hook: string): string | null {
  return hook === search.get("hook") ? search.get("hookId") || null : null;
}

const firstTemplate = (kind: CreationView["kind"]) => offeredTemplates(kind)[0]?.name ?? "";

const kinds = AssetType.options
  .filter((kind) => offeredTemplates(kind).length > 0)
  .map((value) => ({ value, label: kindNames[value] }));
