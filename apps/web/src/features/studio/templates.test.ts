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

it.each(AssetType.options.flatMap((kind) => written[kind].map(({ name, beats }) => ({ kind, name, beats }))))(
  "the $kind $name is written with as many beats as it is drawn with",
  ({ kind, name, beats }) => {
    const able = drawn[kind].find((it) => it.name === name)?.beats;
    expect(able?.usual).toBe(beats.usual);
    expect(able?.least).toBeLessThanOrEqual(beats.least);
    expect(able?.most).toBeGreaterThanOrEqual(beats.most);
  },
);
