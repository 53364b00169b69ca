import { templates as drawn } from "@vignette/composition";
import { AssetType } from "@vignette/domain/assets";
import { templates as written } from "@vignette/domain/studio";
import { expect, it } from "vitest";

it.each(AssetType.options.filter((kind) => drawn[kind].length > 0))(
  "the templates of a %s that are written for are those that are drawn",
  (kind) => {
    const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).toSorted();
    expect(names(written[kind])).toEqual(names(drawn[kind]));
  },
);
