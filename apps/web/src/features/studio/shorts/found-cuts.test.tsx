import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { PostedAssetView } from "@vignette/domain/assets";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { trpc } from "../../../trpc.ts";
import { type EditedCut, moved, timesOf } from "./cut-edits.ts";
import { FoundCuts } from "./found-cuts.tsx";

/** A word each second for a minute. */
const words = Array.from({ length: 60 }, (_, i) => ({ text: `w${i}`, startMs: i * 1000, endMs: i * 1000 + 800 }));
const cut = (part: Partial<EditedCut> = {}): EditedCut => ({
  ...{ from: 10, to: 30, hook: "Stop burning cheap wax", reason: "It opens with a mistake.", isTaken: true },
  ...part,
});
const clipOf = (width: number, height: number) => ({ key: "k", url: "/clip.mp4", width, height, durationMs: 60_000 });

/** What the page says of the cuts that were found in a clip. */
function shown(cuts: EditedCut[], file = clipOf(1920, 1080)): string {
  const asset = { id: "a", name: "Talk", files: [file] } as unknown as PostedAssetView;
  const client = new QueryClient();
  return renderToStaticMarkup(
    <MemoryRouter>
      <trpc.Provider client={trpc.createClient({ links: [] })} queryClient={client}>
        <QueryClientProvider client={client}>
          <FoundCuts {...{ asset, projectId: "p", productId: "q", words, cuts }} onChange={() => undefined} />
        </QueryClientProvider>
      </trpc.Provider>
    </MemoryRouter>,
  );
}
/** The button that makes them. */
const makeButton = (html: string) => /<button[^>]*>(?:(?!<button).)*Make \d shorts?/s.exec(html)?.[0];
const DISABLED = 'disabled=""';

describe("the shorts that were found in a long clip", () => {
  it("say when they play, why, and what is said in them", () => {
    const html = shown([cut()]);
    expect(html).toContain("0:09");
    expect(html).toContain("Stop burning cheap wax");
    expect(html).toContain("It opens with a mistake.");
    expect(html).toContain("w10 w11");
    expect(html).not.toContain("w30");
  });

  it("are made only where they are taken", () => {
    const button = makeButton(shown([cut(), cut({ isTaken: false })]));
    expect(button).toContain("Make 1 short");
    expect(button).not.toContain(DISABLED);
    expect(makeButton(shown([cut({ isTaken: false })]))).toContain(DISABLED);
  });

  it("are not made with a fault, which is named", () => {
    const html = shown([cut({ hook: " " }), cut({ to: 11 })]);
    expect(html).toContain("Write a hook");
    expect(html.match(/role="alert"/g)).toHaveLength(2);
    expect(makeButton(html)).toContain(DISABLED);
  });

  it("of a wide clip can be moved to who speaks", () => {
    expect(shown([cut()])).toContain('type="range"');
    expect(shown([cut()], clipOf(1080, 1920))).not.toContain('type="range"');
  });

  it("begin and end with whole words, inside the clip", () => {
    expect(timesOf(cut(), words)).toEqual({ fromMs: 9880, toMs: 29_920 });
    expect(moved(cut(), "from", -1, 60).from).toBe(9);
    expect(moved(cut({ from: 0 }), "from", -1, 60).from).toBe(0);
    expect(moved(cut({ to: 60 }), "to", 1, 60).to).toBe(60);
  });
});
