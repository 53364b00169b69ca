import type { AssetType } from "@vignette/domain/assets";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { KindPicker } from "./kind-picker.tsx";

const wordsOf = (value: AssetType, locked: readonly AssetType[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <KindPicker value={value} locked={locked} onChange={() => undefined} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, " ");

it("marks each kind that the plan leaves out, and links from the chosen one to the plans", () => {
  const away = wordsOf("carousel-image", ["ugc-video"]);
  expect(away.match(/not in your plan/g)).toHaveLength(1);
  expect(away).toMatch(/UGC video\s+, not in your plan/);
  expect(away).not.toContain("Upgrade");
  expect(wordsOf("ugc-video", ["ugc-video"])).toMatch(/Your plan has no UGC videos\. Upgrade in Settings.*See plans/s);
  expect(wordsOf("ugc-video", [])).not.toMatch(/not in your plan|Upgrade/);
});
