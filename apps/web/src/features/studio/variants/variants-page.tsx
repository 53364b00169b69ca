import { type CreationView, missingMedia, refuseSpeaker, refuseVariants } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { buttonStyle, EmptyState, PageHeader, Skeleton } from "@vignette/ui";
import { Suspense } from "react";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.ts";
import { worded } from "../../../shared/refusals/worded.ts";
import { trpc } from "../../../trpc.ts";
import { Variants } from "./variants.tsx";

/** The page Variants: one video with several hooks, bodies and endings, joined in every combination. */
export function VariantsPage() {
  const { id = "" } = useParams();
  const [creation] = trpc.studio.get.useSuspenseQuery({ id });
  const reason = reasonAgainst(creation);
  return (
    <>
      <p className="mb-1 text-dense">
        <Link to={paths.creation(id)} className="link text-ink-2">
          {creation.name}
        </Link>
      </p>
      {reason === null ? (
        <Suspense key={id} fallback={<VariantsSkeleton />}>
          <Loaded creation={creation} />
        </Suspense>
      ) : (
        <NotYet creation={creation} reason={reason} />
      )}
    </>
  );
}

function Loaded({ creation }: { creation: CreationView }) {
  const [stored] = trpc.studio.variants.useSuspenseQuery({ id: creation.id });
  return <Variants creation={creation} set={stored} />;
}

/** Why the creation cannot be varied now; null if it can. */
function reasonAgainst(creation: CreationView): string | null {
  if (creation.state === "generating") return m.variants_still_being_made();
  const { images, voice } = missingMedia(creation);
  if (creation.script && (images.length > 0 || voice)) return m.variants_finish_first();
  const { script } = creation;
  const refusal = refuseVariants(creation) ?? (script && refuseSpeaker({ ...creation, script }, creation));
  return refusal && worded(refusal);
}

function NotYet({ creation, reason }: { creation: CreationView; reason: string }) {
  return (
    <>
      <PageHeader title={m.variants_variants()} />
      <EmptyState
        title={reason}
        action={
          <Link to={paths.creation(creation.id)} className={buttonStyle({ variant: "primary" })}>
            {m.variants_open_in_the_studio()}
          </Link>
        }
      >
        {m.variants_what_they_are()}
      </EmptyState>
    </>
  );
}

function VariantsSkeleton() {
  return (
    <div role="status" aria-label={m.app_loading()} className="flex flex-col gap-6">
      <Skeleton className="h-8 w-80 max-w-full" />
      <div className="grid gap-4 lg:grid-cols-3">
        <Skeleton className="h-60 w-full" />
        <Skeleton className="h-60 w-full" />
        <Skeleton className="h-60 w-full" />
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
