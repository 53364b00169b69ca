import { hookLibrary } from "@vignette/domain/hook-library";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { mergedHooks } from "../library-hook.ts";
import { hookGroups } from "../matching-hooks.ts";
import { HookList } from "./hook-list.tsx";
import type { HookActs } from "./hook-row.tsx";

const nothing = () => undefined;
const acts: HookActs = {
  ...{ pick: nothing, star: nothing, edit: nothing, duplicate: nothing, more: nothing, archive: nothing },
  fillSlot: nothing,
};

it("a long library begins with its first hundred hooks", () => {
  const { fitting } = hookGroups(mergedHooks({ hooks: [], starred: [], fills: {} }), null);
  const html = renderToStaticMarkup(
    <HookList
      label="Hooks"
      offers={fitting}
      typed={{}}
      results={null}
      pickedIds={new Set()}
      acts={acts}
      below={nothing}
    />,
  );
  expect(hookLibrary.length).toBeGreaterThan(100);
  expect(html.match(/data-hook=/g)).toHaveLength(100);
});
