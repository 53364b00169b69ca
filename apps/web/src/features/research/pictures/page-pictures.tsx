import type { PagePicture } from "@vignette/domain/research";
import { Button, FrameWall, Panel, Progress } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { PagePictureFrame } from "./page-picture-frame.tsx";
import type { FoundPictures } from "./use-found-pictures.ts";
import { type TakePictures, useTakePictures } from "./use-take-pictures.ts";

/** The pictures found on the product's page. Each can be added to Assets. */
export function PagePictures({ projectId, found }: { projectId: string; found: FoundPictures }) {
  const taking = useTakePictures(projectId, found.page);
  const online = useOnline();
  const { pictures } = found;
  const left = pictures.filter(({ src }) => taking.stateOf(src) !== "taken");
  return (
    <div className="lg:col-span-2">
      <Panel title="Pictures on the page" action={<ForAll {...{ left, taking, online }} count={pictures.length} />}>
        <p className="mb-3 text-dense text-ink-3">
          What you add lies in your assets, and can be shown in anything you make. Use only what is yours to use.
        </p>
        {taking.run && (
          <div className="mb-3">
            <Progress
              label={`Adding pictures… ${taking.run.done} of ${taking.run.total}`}
              value={taking.run.done / taking.run.total}
              action={
                <Button variant="quiet" onClick={taking.cancel}>
                  Cancel
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
              state={taking.stateOf(picture.src)}
              online={online}
              onTake={() => taking.take([picture])}
            />
          ))}
        </FrameWall>
      </Panel>
    </div>
  );
}

type ForAllProps = { left: readonly PagePicture[]; count: number; taking: TakePictures; online: boolean };

function ForAll({ left, count, taking, online }: ForAllProps) {
  if (left.length === 0) {
    return (
      <Link to={paths.assets} className="link shrink-0 text-dense">
        Open Assets
      </Link>
    );
  }
  if (count === 1) return null;
  return (
    <Button pending={taking.run !== null} pendingLabel="Adding…" disabled={!online} onClick={() => taking.take(left)}>
      {left.length === count ? `Add all ${count}` : `Add the other ${left.length}`}
    </Button>
  );
}
