import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { newBeat, newStyle, type PresenterOffer, presenters } from "@vignette/domain/studio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { trpc } from "../../../trpc.ts";
import { SpeakerNotice } from "./speaker-notice.tsx";

/** What the studio says of a look with a speaker that has none. `offer` is null where no provider makes people talk. */
function noticeWith(offer: PresenterOffer | null): string {
  const queryClient = new QueryClient();
  const shelf = offer && { ...offer, faces: presenters.map(({ id }) => ({ id, portrait: null })) };
  queryClient.setQueryData(getQueryKey(trpc.studio.presenters, undefined, "query"), shelf);
  const script = { beats: [newBeat("one", { role: "hook", line: "Tired mornings?" })], caption: "", hashtags: [] };
  const draft = { script, style: newStyle("ugc-video", { template: "three-takes" }) };
  const handles = { tiktok: "", instagram: "" };
  return renderToStaticMarkup(
    <trpc.Provider client={trpc.createClient({ links: [] })} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <SpeakerNotice draft={draft} sceneInput={{ kind: "ugc-video", brand: null, media: [], shown: [], handles }} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

it("asks for a clip of the user's own, and offers presenters only where a provider makes them", () => {
  const alone = noticeWith(null);
  expect(alone).toContain("This look needs someone who speaks.");
  expect(alone).toContain("Film yourself saying the lines, and choose the clip");
  expect(alone).not.toContain("AI presenter");
  expect(noticeWith({ microsPerSecond: 150_000 })).toContain("Or choose an AI presenter");
});
