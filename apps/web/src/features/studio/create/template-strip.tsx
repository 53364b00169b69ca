import { countedAs } from "@vignette/domain/assets";
import type { Brief } from "@vignette/domain/research";
import {
  type BrandKit,
  type CreationView,
  drawings,
  isMemeKind,
  openingPicture,
  type ProductPictureView,
  type Template,
} from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { lazy, type ReactNode, useDeferredValue, useMemo } from "react";
import { drawingNames } from "../../../shared/words/drawings.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";
import { trpc } from "../../../trpc.ts";
import { PicturePicker } from "../picture-picker.tsx";
import type { LookMedium, LookSubject } from "./live-look.tsx";
import { LookPicture } from "./look-picture.tsx";

// Draws with the engine: it comes when the form is first used.
const LiveLook = lazy(async () => ({ default: (await import("./live-look.tsx")).LiveLook }));

type TemplateStripProps = {
  projectId: string;
  kind: CreationView["kind"];
  hook: string;
  brief: Brief;
  kit: BrandKit;
  /** The product's own photos and clips. */
  own: readonly ProductPictureView[];
  /** The looks that can be made of the product. */
  offered: readonly Template[];
  /** The chosen looks. Each makes a creation of its own. */
  looks: readonly string[];
  drawing: string | null;
  /** Whether the looks show the user's own words and pictures. Until then they show an example. */
  isLive: boolean;
  onLook: (template: string) => void;
  onDrawing: (drawing: string | null) => void;
  /** What is said below the looks. */
  children: ReactNode;
};

/**
 * The templates of a kind and, for memes, the drawings: with an example at first, then with the current hook, the brand's
 * colors and the product's photo, or the latest picture that was made. Source: ADR 144.
 */
export function TemplateStrip({ kind, hook, offered, looks, drawing, isLive, ...props }: TemplateStripProps) {
  const { projectId, brief, kit, own, onLook, onDrawing } = props;
  const words = useDeferredValue(hook);
  const [media, photoFor] = usePhotos(projectId, offered, own);
  const subject: LookSubject = { projectId, kind, words, brief, kit, media };
  const first = looks[0] ?? "";
  const ratio = countedAs(kind) === "videos" ? "9 / 16" : "4 / 5";
  const live = (template: string, of: Partial<Parameters<typeof LiveLook>[0]>) =>
    isLive && <LiveLook of={subject} photo={photoFor(template)} {...{ template, drawing }} {...of} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <PicturePicker
          legend={m.create_looks()}
          choices={offered.map(({ name }) => ({
            ...{ name, label: nameOfLook(kind, name), ratio },
            picture: (
              <LookPicture sheet={kind} name={name}>
                {live(name, {})}
              </LookPicture>
            ),
          }))}
          value={looks}
          onChange={onLook}
        />
        {props.children}
      </div>
      {isMemeKind(kind) && (
        <div className="flex flex-col gap-2">
          <PicturePicker
            legend={m.create_drawing()}
            choices={drawings.map(({ name }) => ({
              ...{ name, label: drawingNames[name], ratio },
              picture: (
                <LookPicture sheet={kind === "meme-video" ? "meme-video-drawings" : "meme-image-drawings"} name={name}>
                  {live(first, { drawing: name, asDrawing: true })}
                </LookPicture>
              ),
            }))}
            value={drawing ?? ""}
            onChange={(name) => onDrawing(name === drawing ? null : name)}
          />
          <p className="text-dense text-ink-3">
            {drawing === null ? m.create_drawing_by_hook() : m.create_drawing_for_all()}
          </p>
        </div>
      )}
    </div>
  );
}

/** The pictures that looks show, and which of them each look shows. */
function usePhotos(projectId: string, offered: readonly Template[], own: readonly ProductPictureView[]) {
  const [creations] = trpc.studio.list.useSuspenseQuery({ projectId });
  return useMemo(() => {
    const latest = creations.flatMap((it) => it.media).find((it) => it.kind === "image");
    const photoFor = (template: string) => openingPicture(template, own) ?? latest ?? null;
    const shown = offered.flatMap(({ name }): LookMedium[] => {
      const photo = photoFor(name);
      return photo ? [photo] : [];
    });
    const media = [...new Map(shown.map((it) => [it.key, it])).values()];
    return [media, (template: string) => photoFor(template)?.key ?? null] as const;
  }, [creations, own, offered]);
}
