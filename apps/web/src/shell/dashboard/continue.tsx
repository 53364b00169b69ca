import { Frame, FrameWall } from "@vignette/ui";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { type Outputs, trpc } from "../../trpc.ts";

type Creation = Outputs["studio"]["list"][number];

/** How many frames fit on one line: our own choice. */
const SHOWN = 6;

/** The creations that were touched last. */
export function Continue({ projectId }: { projectId: string }) {
  const [creations] = trpc.studio.list.useSuspenseQuery({ projectId });
  const navigate = useNavigate();
  if (creations.length === 0) return null;
  const latest = creations.toSorted((a, b) => b.lastUpdated - a.lastUpdated).slice(0, SHOWN);
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className="mb-3 text-display-s font-semibold">
        Continue
      </h2>
      <FrameWall min={150}>
        {latest.map((creation) => (
          <Frame
            key={creation.id}
            ratio={creation.kind === "video-story" ? "9:16" : "4:5"}
            print={[kindNames[creation.kind], stateNames[creation.state]]}
            label={`${creation.name}, ${kindNames[creation.kind]}, ${stateNames[creation.state]}`}
            onPress={() => void navigate(paths.creation(creation.id))}
          >
            <Picture creation={creation} />
          </Frame>
        ))}
      </FrameWall>
    </section>
  );
}

/** The first picture with the hook over it, as the first frame will show it. */
function Picture({ creation }: { creation: Creation }) {
  const image = creation.media.find((medium) => medium.kind === "image");
  return (
    <span className="relative block">
      {image && <img src={image.url} alt="" loading="lazy" className="size-full object-cover" />}
      <span className="absolute inset-x-0 bottom-0 line-clamp-4 bg-ink/80 p-2.5 font-display text-base font-semibold text-canvas">
        {creation.hook}
      </span>
    </span>
  );
}

const kindNames: Record<Creation["kind"], string> = { "carousel-image": "Carousel", "video-story": "Video" };
const stateNames: Record<Creation["state"], string> = {
  generating: "In the making",
  draft: "Draft",
  ready: "Ready",
  failed: "Stopped",
};
