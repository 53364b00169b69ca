import type { FoundPicture, PagePicture } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, FrameWall, Panel, Progress } from "@vignette/ui";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { useIsTakingPhotos } from "../../../shared/pictures/use-is-taking-photos.ts";
import { PagePictureFrame } from "./page-picture-frame.tsx";
import type { FoundPictures } from "./use-found-pictures.ts";
import { type TakePictures, useTakePictures } from "./use-take-pictures.ts";

type PagePicturesProps = { projectId: string; found: FoundPictures; isSaved: boolean };

/**
 * The pictures found on the product's page. Those that show the product become its photos when it is saved for the first
 * time; each of the others can be added.
 */
export function PagePictures({ projectId, found, isSaved }: PagePicturesProps) {
  const taking = useTakePictures(projectId, found.page);
  const online = useOnline();
  const isTaking = useIsTakingPhotos();
  const left = found.pictures.filter(({ src }) => taking.stateOf(src) !== "taken");
  const pictures = isSaved ? left : found.pictures;
  const isComing = ({ isOfProduct }: FoundPicture) => isOfProduct && (isTaking || !isSaved);
  if (pictures.length === 0) return null;
  return (
    <div className="lg:col-span-2">
      <Panel title={m.brief_pictures_on_the_page()} action={isSaved && <ForAll {...{ left, taking, online }} />}>
        <p className="mb-3 text-dense text-ink-3">
          {pictures.some(isComing) && `${m.brief_pictures_added_on_save()} `}
          {m.brief_added_photos_help()}
        </p>
        {taking.run && (
          <div className="mb-3">
            <Progress
              label={m.brief_adding_pictures_of({ done: taking.run.done, total: taking.run.total })}
              value={taking.run.done / taking.run.total}
              action={
                <Button variant="quiet" onClick={taking.cancel}>
                  {m.app_cancel()}
                </Button>
              }
            />
          </div>
        )}
        <FrameWall>
          {pictures.map((picture) => (
            <PagePictureFrame
              key={picture.src}
              picture={picture}
              state={isComing(picture) ? "coming" : taking.stateOf(picture.src)}
              online={online}
              onTake={() => taking.take([picture])}
            />
          ))}
        </FrameWall>
      </Panel>
    </div>
  );
}

type ForAllProps = { left: readonly PagePicture[]; taking: TakePictures; online: boolean };

function ForAll({ left, taking, online }: ForAllProps) {
  if (left.length < 2) return null;
  return (
    <Button
      pending={taking.run !== null}
      pendingLabel={m.brief_adding()}
      disabled={!online}
      onClick={() => taking.take(left)}
    >
      {m.brief_add_all({ count: left.length })}
    </Button>
  );
}
