import type { Product } from "@vignette/domain/research";
import type { ProductPictureView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Frame, FrameWall, Panel, Skeleton } from "@vignette/ui";
import { Clapperboard } from "@vignette/ui/icons";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { useIsTakingPhotos } from "../../../shared/pictures/use-is-taking-photos.ts";
import { useMissingThumbnails } from "../../../shared/thumbnails/use-missing-thumbnails.ts";
import { trpc } from "../../../trpc.ts";
import { useRemovePhotos } from "./use-product-photos.ts";

/** More than these are looked through in Assets. */
const SHOWN = 12;

/** The product's own photos and clips: what content shows before any picture is generated. */
export function ProductPhotos({ product: { id, projectId } }: { product: Product }) {
  const { data: pictures, isPending } = trpc.studio.productPictures.useQuery({ projectId, productId: id });
  useMissingThumbnails(pictures);
  const isTaking = useIsTakingPhotos();
  const online = useOnline();
  const { remove } = useRemovePhotos();
  if (!pictures) return isPending ? <PhotosSkeleton /> : null;
  const more = pictures.length - SHOWN;
  return (
    <Panel
      title={m.brief_photos()}
      action={
        <Link to={paths.assets} className="link shrink-0 text-dense">
          {more > 0 ? m.brief_more_in_assets({ count: more }) : m.brief_open_assets()}
        </Link>
      }
    >
      <p className="mb-3 text-dense text-ink-3" role="status">
        {isTaking ? m.brief_adding_page_photos() : pictures.length === 0 ? NONE : SOME}
      </p>
      {pictures.length > 0 && (
        <FrameWall>
          {pictures.slice(0, SHOWN).map((picture) => (
            <div key={picture.id} className="flex min-w-0 flex-col gap-2">
              <Frame ratio="4:5" print={[picture.name]} label={picture.name}>
                <Preview picture={picture} />
              </Frame>
              <Button
                variant="quiet"
                disabled={!online}
                aria-label={m.brief_remove_photo({ name: picture.name })}
                onClick={() => void remove(picture)}
              >
                {m.app_remove()}
              </Button>
            </div>
          ))}
        </FrameWall>
      )}
    </Panel>
  );
}

/** Room for some: the brief below must not move far when they come. */
const PhotosSkeleton = () => (
  <Panel title={m.brief_photos()}>
    <FrameWall>
      {PLACES.map((it) => (
        <Skeleton key={it} className="aspect-4/5" />
      ))}
    </FrameWall>
  </Panel>
);

const PLACES = [1, 2, 3, 4, 5, 6] as const;

const SOME = m.brief_photos_help();
const NONE = m.brief_no_photos_yet();

function Preview({ picture: { kind, thumbnail, url } }: { picture: ProductPictureView }) {
  if (kind === "image" || thumbnail) return <img src={thumbnail ?? url} alt="" loading="lazy" />;
  return (
    <span className="flex items-center justify-center text-ink-3">
      <Clapperboard size={28} strokeWidth={1.5} aria-hidden />
    </span>
  );
}
