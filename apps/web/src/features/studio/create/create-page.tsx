import { m } from "@vignette/messages";
import { buttonStyle, PageHeader } from "@vignette/ui";
import { lazy } from "react";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../paths.ts";
import { useCurrentProduct } from "../../../shared/use-current-product.ts";
import { CreationsWall } from "../sheet/creations-wall.tsx";
import { CreateForm } from "./create-form.tsx";
import { FirstProduct } from "./product-head.tsx";

const FirstPieces = lazy(async () => ({ default: (await import("./first-pieces.tsx")).FirstPieces }));

/** The page Content Creation: the form for a new batch, and all creations so far; or the first pieces of a product. */
export function CreatePage({ projectId }: { projectId: string }) {
  const { products, product, choose } = useCurrentProduct(projectId);
  const [search] = useSearchParams();
  if (product && search.has("first")) return <FirstPieces projectId={projectId} product={product} />;
  return (
    <>
      <PageHeader
        title={m.app_content_creation()}
        secondary={
          product && (
            <Link to={paths.shorts} className={buttonStyle()}>
              {m.create_from_a_long_video()}
            </Link>
          )
        }
      >
        {m.create_make_many()}
      </PageHeader>
      {product ? (
        <CreateForm projectId={projectId} products={products} product={product} onProduct={choose} />
      ) : (
        <FirstProduct>{m.create_written_from_brief()}</FirstProduct>
      )}
      <CreationsWall projectId={projectId} />
    </>
  );
}
