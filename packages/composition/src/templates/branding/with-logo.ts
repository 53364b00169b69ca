import type { LogoSize } from "@vignette/domain/studio/catalogue";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Avoided } from "../../scene/mark.ts";
import type { Clip, Scene } from "../../scene/scene.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { logoBox } from "./logo-box.ts";

/** In px² of a canvas that is 1080 wide, and never longer or higher than this. Our own choice. */
const AREA: Record<LogoSize, number> = { small: 10_500, medium: 22_000 };
const MOST = { w: 320, h: 150 };

/** The most places that a mark keeps clear of; a video has fewer. */
const AVOIDED_MAX = 200;

/** A scene with the brand's logo in a free corner, over everything; as it was if the brand has none there. */
export function withLogo(scene: Scene, storyboard: Storyboard): Scene {
  const { logo } = storyboard;
  if (!logo || logo.place === "closing") return scene;
  const { src, place, size, tones, isSolid } = logo;
  const clip: ImageClip = {
    ...{ kind: "image", id: "logo", startMs: 0, endMs: scene.durationMs, src },
    ...{ box: logoBox(logo, AREA[size], MOST), fit: "contain", focus: { x: 0.5, y: 0.5 }, missing: "bg" },
    mark: { corner: place, tones, isSolid, avoid: avoidedIn(scene, storyboard) },
  };
  return { ...scene, tracks: [...scene.tracks, { id: "logo", clips: [clip] }] };
}

/** The faces and subjects that are known in the pictures of a scene. */
function avoidedIn({ tracks }: Scene, { beats, speaker }: Storyboard): Avoided[] {
  const media = new Map<string, BeatMedia>();
  for (const it of [...beats.map((beat) => beat.media), speaker]) if (it) media.set(it.src, it);
  return tracks
    .flatMap(({ clips }) => clips)
    .flatMap((clip) => {
      const shown = isPicture(clip) && media.get(clip.src);
      return shown ? seenIn(clip, shown) : [];
    })
    .slice(0, AVOIDED_MAX);
}

type Picture = Extract<Clip, { kind: "image" | "video" }>;
const isPicture = (clip: Clip): clip is Picture => clip.kind === "image" || clip.kind === "video";

function seenIn({ box, focus, fit, surround, crop, startMs, endMs }: Picture, media: BeatMedia): Avoided[] {
  const face = media.kind === "video" ? media.face : undefined;
  return [
    { part: face, isFace: true },
    { part: media.subject, isFace: false },
  ].flatMap(({ part, isFace }) => {
    const place =
      part &&
      subjectOnPage({ ...media, subject: part }, box, focus, {
        fit,
        ...(surround && { surround }),
        ...(crop && { crop }),
      });
    return place ? [{ box: place, startMs, endMs, isFace }] : [];
  });
}
