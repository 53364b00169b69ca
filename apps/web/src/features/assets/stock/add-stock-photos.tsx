import { m } from "@vignette/messages";
import { Button, Dialog } from "@vignette/ui";
import { Images } from "@vignette/ui/icons";
import { lazy, Suspense, useState } from "react";
import { useStockOffer } from "./use-stock-offer.ts";

const StockSearch = lazy(async () => ({ default: (await import("./stock-search.tsx")).StockSearch }));

/** A button of the page Assets and the search that it opens; nothing where stock photos are not configured. */
export function AddStockPhotos({ projectId }: { projectId: string }) {
  const [open, setOpen] = useState(false);
  const provider = useStockOffer();
  if (!provider) return null;
  return (
    <>
      <Button icon={<Images size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {m.assets_stock_photos()}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} wide title={m.assets_add_stock_photos()}>
        <Suspense fallback={null}>
          <StockSearch {...{ projectId, provider }} words="" verb={m.assets_add_to_assets()} onTake={() => undefined} />
        </Suspense>
      </Dialog>
    </>
  );
}
