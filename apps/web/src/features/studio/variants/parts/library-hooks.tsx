import { m } from "@vignette/messages";
import { Skeleton } from "@vignette/ui";
import { trpc } from "../../../../trpc.ts";
import { HookPicker } from "../../hooks/hook-picker.tsx";
import type { PartChoice } from "./part-choice.ts";

/** The library's hooks, filled for the product of the video. */
export function LibraryHooks({ creation, parts, chosen, onChoose }: PartChoice) {
  const { projectId, productId, kind } = creation;
  const { data: products, isLoading } = trpc.research.list.useQuery({ projectId });
  if (isLoading) return <Skeleton className="h-60 w-full" />;
  const product = products?.find(({ id }) => id === productId);
  if (!product) return <p className="text-base text-ink-2">{m.variants_product_gone()}</p>;
  const taken = new Set(parts.flatMap(({ from }) => (from.kind === "written" ? [from.text] : [])));
  const texts = new Set(chosen.flatMap((from) => (from.kind === "written" ? [from.text] : [])));
  return (
    <HookPicker
      {...{ projectId, product, kind }}
      looks={[creation.style.template]}
      isChosen={({ line }) => texts.has(line)}
      isTaken={({ line }) => taken.has(line)}
      onChoose={({ hook, line }, isOn) =>
        onChoose(
          isOn
            ? [...chosen, { kind: "written", text: line, hookId: hook.id }]
            : chosen.filter((from) => from.kind !== "written" || from.text !== line),
        )
      }
    />
  );
}
