import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LostFilesNotice } from "./lost-files-notice.tsx";

const notice = (count: number, isRetrying = false) =>
  renderToStaticMarkup(<LostFilesNotice {...{ count, isRetrying }} retry={() => undefined} />);

it("counts the files that are missing from the preview, and offers to load them again", () => {
  expect(notice(1)).toContain("1 file of this piece couldn&#x27;t be loaded.");
  expect(notice(2)).toContain("2 files of this piece");
  expect(notice(2)).toContain("Try again");
  expect(notice(2, true)).toContain("Loading…");
});

it("says nothing while all files are there", () => {
  expect(notice(0)).toBe("");
});
