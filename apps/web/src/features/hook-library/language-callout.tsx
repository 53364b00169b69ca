import { MORE_HOOKS } from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, Callout } from "@vignette/ui";
import { languageLabel } from "./hook-labels.ts";
import type { useWriteHooks } from "./use-write-hooks.ts";

type LanguageCalloutProps = ReturnType<typeof useWriteHooks> & {
  product: Product;
  /** Whether there are hooks in the language of the brief already. */
  hasHooks: boolean;
};

/** Offers hooks in the language of the brief, because the built-in ones are in English. */
export function LanguageCallout({ product, hasHooks, isWriting, failure, write }: LanguageCalloutProps) {
  const language = languageLabel(product.brief.language);
  const asked = { count: MORE_HOOKS, language };
  return (
    <div className="mb-5">
      <Callout
        tone={failure === null ? "still" : "failed"}
        alert={failure !== null}
        title={
          failure === null ? m.hooks_built_in_are_english({ name: product.brief.name, language }) : m.hooks_no_answer()
        }
        action={
          <Button
            variant={hasHooks ? "secondary" : "primary"}
            pending={isWriting}
            pendingLabel={m.hooks_writing()}
            onClick={() => void write()}
          >
            {failure !== null ? m.app_try_again() : hasHooks ? m.hooks_write_more_in(asked) : m.hooks_write_in(asked)}
          </Button>
        }
      >
        {failure ?? m.hooks_written_from_brief()}
      </Callout>
    </div>
  );
}
