import type { AssetType } from "@vignette/domain/assets";
import { LEAST_FIGURES, SLIDESHOW_PHOTOS, type WithheldTemplate } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { listText } from "../../../shared/formats.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";

/** Says what is missing for the looks that are not offered, one line for each thing. */
export function WithheldLooks({ kind, withheld }: { kind: AssetType; withheld: readonly WithheldTemplate[] }) {
  const byLack = Map.groupBy(withheld, ({ lacks }) => lacks);
  if (byLack.size === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-dense text-ink-3">
      {[...byLack].map(([lacks, looks]) => {
        const isOfBrief = lacks === "review" || lacks === "figures" || lacks === "times";
        return (
          <li key={lacks}>
            {needs[lacks]({
              count: looks.length,
              looks: listText(looks.map(({ template }) => nameOfLook(kind, template.name))),
            })}{" "}
            <Link to={isOfBrief ? paths.research : paths.assets} className="link">
              {lacks === "review" ? m.create_add_one() : isOfBrief ? m.create_add_to_brief() : m.create_add_in_assets()}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type Looks = { count: number; looks: string };

const needs: Record<WithheldTemplate["lacks"], (looks: Looks) => string> = {
  review: m.create_needs_review,
  screenshot: m.create_needs_screenshot,
  photos: (looks) => m.create_needs_photos({ ...looks, photos: SLIDESHOW_PHOTOS }),
  picture: m.create_needs_picture,
  times: m.create_needs_times,
  hands: m.create_needs_hands,
  before: m.create_needs_before,
  shown: m.create_needs_shown,
  figures: (looks) => m.create_needs_figures({ ...looks, figures: LEAST_FIGURES }),
};
