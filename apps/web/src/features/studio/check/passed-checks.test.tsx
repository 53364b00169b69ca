import { preflight } from "@vignette/domain/scheduling";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { bothPlatforms, layoutChecks } from "./layout-checks.ts";
import { PassedChecks } from "./passed-checks.tsx";

it("says that the size of a file is checked on export, and counts as running only what will end", () => {
  const picture = { type: "image/jpeg", bytes: null, width: 1080, height: 1350, durationMs: null } as const;
  const targets = bothPlatforms.map((platform) => ({ platform, caption: "", files: [picture] }));
  const shown = (drawn: Parameters<typeof layoutChecks>[0]) =>
    renderToStaticMarkup(<PassedChecks report={preflight({ targets }, layoutChecks(drawn))} />);
  expect(shown([])).toContain('TikTok accepts files of this size<span class="text-ink-3"> · Checked on export');
  expect(shown([])).not.toContain("still running");
  expect(shown(null)).toContain("10 still running");
});
