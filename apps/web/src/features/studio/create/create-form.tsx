import type { AssetType } from "@vignette/domain/assets";
import type { Product } from "@vignette/domain/research";
import {
  BATCH_MAX,
  hooksByLooks,
  isMemeKind,
  isSeenInLooks,
  keepingLooks,
  suitsLooks,
  templateOf,
} from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { type ReactNode, useEffect, useState } from "react";
import { nameOfLook } from "../../../shared/words/looks.ts";
import { useBrandKit } from "../brand/use-brand-kit.ts";
import { HookPicker } from "../hooks/hook-picker.tsx";
import { PresenterPicker } from "../presenters/presenter-picker.tsx";
import { CreateBar } from "./create-bar.tsx";
import { HookStrip } from "./hook-strip.tsx";
import { KindPicker, useLockedKinds } from "./kind-picker.tsx";
import { ProductSelect } from "./product-head.tsx";
import { TemplateStrip } from "./template-strip.tsx";
import { useChosenHooks } from "./use-chosen-hooks.ts";
import { useLastChoices } from "./use-last-choices.ts";
import { useProductPictures } from "./use-product-pictures.ts";
import { WithheldLooks } from "./withheld-looks.tsx";

/** How long looks show an example at a desk if nobody points at the form, in ms. Our own choice. */
const EXAMPLES = 3000;

type CreateFormProps = {
  projectId: string;
  products: readonly Product[];
  product: Product;
  onProduct: (id: string) => void;
};

/** Product, hooks, kind and looks, prefilled from the last time, and one button that creates all combinations. */
export function CreateForm({ projectId, products, product, onProduct }: CreateFormProps) {
  const chosen = useChosenHooks(projectId, product);
  const pictures = useProductPictures(product);
  const material = { brief: product.brief, pictures };
  const { kind, looks, drawing, presenter, offered, withheld, ...choose } = useLastChoices(projectId, material);
  const { setKind, toggleLook, setDrawing, setPresenter } = choose;
  const hasSpeaker = looks.some((look) => templateOf(kind, look).hasSpeaker);
  const { hooks } = chosen;
  const best = chosen.best(kind, looks, pictures);
  const locked = useLockedKinds();
  const kit = useBrandKit(projectId);
  const pairs = hooksByLooks(kind, hooks, looks, pictures);
  const [isUsed, setIsUsed] = useState(false);
  const use = () => setIsUsed(true);
  useEffect(() => {
    // A finger touches the form before anyone has read it, and a phone has less to spare.
    if (!matchMedia("(pointer: fine)").matches) return;
    const timer = setTimeout(() => setIsUsed(true), EXAMPLES);
    return () => clearTimeout(timer);
  }, []);
  const cells = pairs
    .slice(0, BATCH_MAX)
    .map(({ hook: { line, hookId }, look }) => ({ hook: line, hookId, template: look }));
  return (
    <section
      aria-label={m.app_make_something()}
      className="mb-10 rounded-panel border border-line bg-surface"
      onPointerEnter={use}
      onFocus={use}
    >
      <div className="grid gap-x-8 gap-y-6 p-5 max-md:p-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Step number={1}>
            <ProductSelect {...{ products, product }} onChange={onProduct} />
          </Step>
          <Step number={2}>
            <HookStrip
              hooks={hooks}
              picker={
                <HookPicker
                  {...{ projectId, product, kind, looks, pictures }}
                  isTall
                  isChosen={({ hook }) => hooks.some(({ id }) => id === hook.id)}
                  onChoose={({ hook: { id, template } }, isOn) => chosen.toggle({ id, template }, isOn)}
                />
              }
              bestCount={best.length}
              hintOn={(line) => {
                if (!suitsLooks(line, kind, looks)) return unsuitedHint(line, kind);
                return isSeenInLooks(line, kind, looks, pictures) ? null : m.create_hook_unseen();
              }}
              onAdd={chosen.add}
              onRemove={chosen.remove}
              onRewrite={chosen.rewrite}
              onBest={() => chosen.take(best)}
            />
          </Step>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Step number={3}>
            <KindPicker value={kind} locked={locked} onChange={setKind} />
          </Step>
          <Step number={4}>
            <TemplateStrip
              projectId={projectId}
              kind={kind}
              hook={hooks[0]?.line || m.create_your_hook_goes_here()}
              brief={product.brief}
              kit={kit}
              own={pictures}
              offered={offered}
              looks={looks}
              drawing={drawing}
              isLive={isUsed}
              onLook={toggleLook}
              onDrawing={setDrawing}
            >
              <WithheldLooks kind={kind} withheld={withheld} />
            </TemplateStrip>
            {hasSpeaker && (
              <div className="mt-4">
                <PresenterPicker
                  language={product.brief.language}
                  value={presenter}
                  onChange={(it) => setPresenter(it?.id ?? "")}
                />
              </div>
            )}
          </Step>
        </div>
      </div>
      <CreateBar
        plan={{
          ...{ projectId, productId: product.id, kind, drawing: isMemeKind(kind) ? drawing : null, cells },
          ...(hasSpeaker && presenter !== "" && { presenter }),
        }}
        hooks={hooks}
        looks={looks.length}
        pairs={pairs.length}
        isLocked={locked.includes(kind)}
      />
    </section>
  );
}

function unsuitedHint(line: string, kind: AssetType): string {
  const [first] = keepingLooks(line, kind);
  return first ? m.create_promise_unkept_choose({ first: nameOfLook(kind, first) }) : m.create_promise_unkept_none();
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="flex gap-4 max-md:gap-2.5">
      <span aria-hidden className="tabular mt-0.5 w-3 shrink-0 text-base font-semibold text-ink-3">
        {number}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
