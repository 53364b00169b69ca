import { type CreationView, missingMedia, placesOf, textOfPlace } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Checkbox, EmptyState, Skeleton } from "@vignette/ui";
import { kindNames } from "../../../../shared/words/content-kinds.ts";
import { trpc } from "../../../../trpc.ts";
import type { PartChoice } from "./part-choice.ts";
import { placeLabels } from "./place-labels.ts";

/** The same place of other finished videos of this project and kind. */
export function OtherVideos({ creation, place, parts, chosen, onChoose }: PartChoice) {
  const { data, isLoading } = trpc.studio.list.useQuery({ projectId: creation.projectId });
  if (isLoading) return <Skeleton className="h-60 w-full" />;
  const taken = new Set(parts.flatMap((part) => (part.place === place ? idOf(part.from) : [])));
  const offered = (data ?? []).filter((it) => isOffered(it, { creation, place }) && !taken.has(it.id));
  const ids = new Set(chosen.flatMap(idOf));
  if (offered.length === 0) {
    return (
      <EmptyState title={placeLabels[place].noOther({ kind: kindNames[creation.kind] })}>
        {m.variants_make_a_second()}
      </EmptyState>
    );
  }
  return (
    <ul
      aria-label={m.variants_videos()}
      className="flex max-h-72 flex-col overflow-y-auto rounded-control border border-line px-3"
    >
      {offered.map(({ id, name, script }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <Checkbox
            label={name}
            hint={script ? textOfPlace(script, place) : ""}
            checked={ids.has(id)}
            onChange={(checked) =>
              onChoose(
                checked
                  ? [...chosen, { kind: "creation", creationId: id }]
                  : chosen.filter((from) => from.kind !== "creation" || from.creationId !== id),
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

const idOf = (from: PartChoice["chosen"][number]) => (from.kind === "creation" ? [from.creationId] : []);

/** Whether a creation is finished, of the same kind, not rejected, and has such a place. */
function isOffered(it: CreationView, { creation, place }: Pick<PartChoice, "creation" | "place">): boolean {
  if (it.id === creation.id || it.kind !== creation.kind || it.rejectedAt !== null) return false;
  if (!it.script || it.state === "generating") return false;
  const { images, voice } = missingMedia(it);
  return images.length === 0 && !voice && placesOf(it.script)[place] !== null;
}
