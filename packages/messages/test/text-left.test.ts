import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textsIn } from "./texts-in-code.ts";

const root = join(import.meta.dirname, "../../..");

/** The code whose texts are all messages, as patterns of paths. The Admin Dashboard stays in English: ADR 146. */
const TRANSLATED: readonly string[] = [
  "apps/web/src/review/*.ts",
  "apps/web/src/app/{*,activity/*,billing/*,dashboard/*,frame/*,gates/*,navigation/*,palette/*,settings/*}",
  "apps/web/src/features/{billing,plans,usage,support,announcements,notifications,projects}/**/*",
  "apps/web/src/features/identity/{account,credentials,profile,sign-in,verification}/*",
  "apps/web/src/shared/{*,boundaries/*,download/*,live/*,offline/*,pictures/*,requests/*,session/*,state/*,storage/*,thumbnails/*,times/*}",
  "apps/web/src/features/{analytics,automation,country,hook-library,research,social-accounts}/**/*",
  "apps/web/src/features/{assets,scheduling}/**/*",
  "apps/web/src/shared/{hooks,platform-options,words}/*",
  "apps/web/src/features/studio/**/*",
  "packages/ui/src/**/*",
];

const modules = globSync([...TRANSLATED], { cwd: root }).filter((it) => /(?<!\.test|\.test-support)\.tsx?$/.test(it));

describe("a translated area", () => {
  it("has no text left in its code", () => {
    const left = modules.flatMap((path) =>
      textsIn(path, readFileSync(join(root, path), "utf8")).map(({ text }) => `${path}: ${text}`),
    );
    expect(left).toEqual([]);
  });

  it.each([
    ["<p>Nothing left</p>", ["Nothing left"]],
    ['<input aria-label="Name" className="Big name" />', ["Name"]],
    [`const a = { label: busy ? \`Saving \${name}\` : "Save" };`, ["Saving {}", "Save"]],
    ["notify('Saved for later.'); throw new Error('Not for users.');", ["Saved for later."]],
    [`<i aria-keyshortcuts="Home End">{query(\`[data-item="\${at}"] button\`)}</i>`, []],
    ["stop(new DOMException('Canceled.')); const a = { label: 'TikTok 9:16' };", []],
    [
      `const it = () => (open ? \`Fill [\${open}] first.\` : \`Filter · \${count}\`);`,
      ["Fill [{}] first.", "Filter · {}"],
    ],
    [`const mark = post.recycledFrom ? ["brought back"] : [];`, ["brought back"]],
    ["throw wrong('collaborators takes at most 3 names.');", ["collaborators takes at most 3 names."]],
    ["throw new CellError('This part is gone.'); throw new RangeError('Not a day.');", ["This part is gone."]],
    ['<input placeholder="https://" />', []],
    [`<p>{open ? "less" : "more"}</p>`, ["less / more"]],
    [`const a = \`\${count} \${count === 1 ? "beat" : "beats"}\`;`, ["beat / beats"]],
    [`<i data-at={open ? "end" : "start"}>{\`original sound - \${name}\`}</i>`, ["original sound - {}"]],
    [`onSound(levels, \`sound \${track} \${end}\`); move(\`move \${from}-\${to}\`);`, []],
    ["import a from 'Some thing'; if (b === 'Some thing') c(m.app_close());", []],
  ])("is told by what users read: %s", (code, texts) => {
    expect(textsIn("a.tsx", code).map(({ text }) => text)).toEqual(texts);
  });
});
