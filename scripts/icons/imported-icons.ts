import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../local/settings.ts";

/** Where the icons lie that `npm run icons` writes, from the root of the repository. */
export const ICONS_FOLDER = "packages/ui/src/icons/lucide";

/** The names of all icons that a screen imports, sorted: `CalendarClock`, `X`. */
export function importedIcons(): readonly string[] {
  const screens = globSync("{apps/web,packages/ui}/src/**/*.{ts,tsx}", { cwd: root });
  const imports = screens.flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(ICON_IMPORT)]);
  const names = imports.flatMap(([, list = ""]) => list.match(/(?<!\btype )\b[A-Z]\w*/g) ?? []);
  return [...new Set(names)].sort();
}

const ICON_IMPORT = /import \{([^}]*)\} from "(?:@vignette\/ui\/icons|\.[./]*\/icons\/index\.ts)"/g;
