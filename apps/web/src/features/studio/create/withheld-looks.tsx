import type { WithheldTemplate } from "@vignette/domain/studio";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { listText } from "../../../shared/formats.ts";

/** Says what is missing for the looks that are not offered, one line for each thing. */
export function WithheldLooks({ withheld }: { withheld: readonly WithheldTemplate[] }) {
  const byLack = Map.groupBy(withheld, ({ lacks }) => lacks);
  if (byLack.size === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-dense text-ink-3">
      {[...byLack].map(([lacks, looks]) => {
        const isReview = looks.some(({ template }) => template.needs === "review");
        return (
          <li key={lacks}>
            {listText(looks.map(({ template }) => template.label))} {looks.length === 1 ? "needs" : "need"} {lacks}.{" "}
            <Link to={isReview ? paths.research : paths.assets} className="link">
              {isReview ? "Add one" : "Add in Assets"}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
