import { MORE_HOOKS } from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
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
  return (
    <div className="mb-5">
      <Callout
        tone={failure === null ? "still" : "failed"}
        alert={failure !== null}
        title={
          failure === null
            ? `The built-in hooks are in English. “${product.brief.name}” is described in ${language}.`
            : "The copywriter didn't answer."
        }
        action={
          <Button
            variant={hasHooks ? "secondary" : "primary"}
            pending={isWriting}
            pendingLabel="Writing…"
            onClick={() => void write()}
          >
            {failure === null ? `Write ${MORE_HOOKS} ${hasHooks ? "more " : ""}hooks in ${language}` : "Try again"}
          </Button>
        }
      >
        {failure ?? "We write them from your brief and keep them in this library."}
      </Callout>
    </div>
  );
}
