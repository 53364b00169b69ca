import type { LibraryAsset, SearchStockInput } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import {
  Button,
  EmptyState,
  ErrorState,
  type FrameRatio,
  FrameWall,
  RadioGroup,
  Sentence,
  TextInput,
} from "@vignette/ui";
import { Search } from "@vignette/ui/icons";
import { useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { errorMessage, referenceOf } from "../../../trpc.ts";
import { LibrarySkeleton } from "../library/library-empty.tsx";
import { StockPhotoFrame } from "./stock-photo-frame.tsx";
import type { StockProvider } from "./use-stock-offer.ts";
import { useStockSearch } from "./use-stock-search.ts";
import { useTakeStock } from "./use-take-stock.ts";

type StockSearchProps = {
  projectId: string;
  provider: StockProvider;
  /** Searched at once, unless empty. */
  words: string;
  /** The assets that are chosen so far. */
  picked?: readonly LibraryAsset[];
  /** What a press on a photo does, such as "Use". */
  verb: string;
  /** Called with the asset that a photo became. */
  onTake: (item: LibraryAsset) => void;
};

/** Searches stock photos. One that is pressed becomes an asset of the project. */
export function StockSearch({ projectId, provider, words, picked = [], verb, onTake }: StockSearchProps) {
  const [typed, setTyped] = useState(words);
  const [shape, setShape] = useState<SearchStockInput["shape"]>("upright");
  const [sought, setSought] = useState(words);
  const online = useOnline();
  const taking = useTakeStock(projectId, onTake);
  // Descriptions of pictures are written in English; what users type is in the language of their browser.
  const language = sought === words ? "en" : navigator.language.slice(0, 20);
  const search = useStockSearch({ words: sought, shape, language });
  const photos = search.data?.pages.flatMap((page) => page.photos);
  return (
    <div className="flex flex-col gap-4">
      <form
        aria-label={m.assets_stock_photos()}
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setSought(typed.trim());
        }}
      >
        <div className="min-w-48 flex-1">
          <TextInput
            label={m.assets_search_stock_photos()}
            labelHidden
            type="search"
            placeholder={m.assets_stock_placeholder()}
            maxLength={100}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <RadioGroup label={m.assets_shape()} labelHidden inline options={SHAPES} value={shape} onChange={setShape} />
        <Button
          type="submit"
          icon={<Search size={16} strokeWidth={1.75} aria-hidden />}
          disabled={!online || typed.trim() === ""}
          pending={search.isLoading}
          pendingLabel={m.assets_searching()}
        >
          {m.app_search()}
        </Button>
      </form>
      <p className="text-dense text-ink-3">
        <Sentence
          text={m.assets_stock_help({ name: provider.name })}
          parts={{
            link: (words) => (
              <a href={provider.url} target="_blank" rel="noreferrer" className="link">
                {words}
              </a>
            ),
          }}
        />
      </p>
      {!online && <p role="status">{m.assets_stock_offline()}</p>}
      {search.error && !photos && online && (
        <ErrorState
          title={errorMessage(search.error)}
          reference={referenceOf(search.error)}
          onRetry={() => void search.refetch()}
        />
      )}
      {search.isLoading && online && <LibrarySkeleton />}
      {sought === "" && <EmptyState title={m.assets_stock_what()}>{m.assets_stock_simple_words()}</EmptyState>}
      {photos?.length === 0 && (
        <EmptyState title={m.assets_no_photos({ sought })}>{m.assets_no_photos_help()}</EmptyState>
      )}
      <FrameWall min={130}>
        {photos?.map((photo) => (
          <StockPhotoFrame
            key={photo.id}
            photo={photo}
            ratio={RATIOS[shape]}
            verb={verb}
            state={taking.stateOf(photo.id)}
            picked={pickedState(picked, taking.itemOf(photo.id))}
            disabled={!online || taking.isPending}
            onPress={() => taking.take(photo.id)}
          />
        ))}
      </FrameWall>
      {search.hasNextPage && (
        <Button
          pending={search.isFetchingNextPage}
          pendingLabel={m.assets_loading()}
          disabled={!online}
          onClick={() => void search.fetchNextPage()}
        >
          {m.assets_show_more()}
        </Button>
      )}
    </div>
  );
}

/** Whether a photo is among those that are chosen; undefined while none of them is. */
const pickedState = (picked: readonly LibraryAsset[], item: LibraryAsset | null): boolean | undefined =>
  picked.length === 0 ? undefined : item !== null && picked.some(({ id }) => id === item.id);

const SHAPES = [
  { value: "upright" as const, label: m.assets_upright() },
  { value: "square" as const, label: m.assets_square() },
  { value: "wide" as const, label: m.assets_wide() },
];

const RATIOS: Record<SearchStockInput["shape"], FrameRatio> = { upright: "4:5", square: "1:1", wide: "1:1" };
