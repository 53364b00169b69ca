import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod/mini";
import { root } from "../local/settings.ts";

/** The shapes of one icon, each a tag and its attributes, on a grid of 24 units. */
export type Drawing = { name: string; shapes: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Reads drawings from Lucide's package, which is downloaded if this was not done before: it has 4,800 files, and only
 * `npm run icons` needs them. `drawing` takes the name of a component and throws for one that Lucide does not have.
 * Source: ADR 91
 */
export function lucide(version: string): { license: string; drawing: (component: string) => Promise<Drawing> } {
  const folder = join(root, "node_modules/.cache/lucide", version);
  if (!existsSync(folder)) download(version, folder);
  const icons = join(folder, "package/dist/esm");
  const license = readFileSync(join(folder, "package/LICENSE"), "utf8");
  const index = readFileSync(join(icons, "lucide-react.mjs"), "utf8");
  const drawing = async (component: string) => {
    const [, path] = new RegExp(`\\bdefault as ${component}\\b[^}]*\\} from '([^']+)'`).exec(index) ?? [];
    if (path === undefined) throw new Error(`Lucide has no icon ${component}. See https://lucide.dev/icons.`);
    const { __iconData } = iconModule.parse({ ...(await import(pathToFileURL(join(icons, path)).href)) });
    const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes] as const);
    return { name: __iconData.name, shapes };
  };
  return { license, drawing };
}

const iconModule = z.object({
  __iconData: z.object({
    name: z.string(),
    node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
  }),
});

function download(version: string, folder: string): void {
  const waiting = `${folder}.part`;
  rmSync(waiting, { recursive: true, force: true });
  mkdirSync(waiting, { recursive: true });
  execFileSync("npm", ["pack", "--silent", `lucide-react@${version}`], { cwd: waiting });
  execFileSync("tar", ["xzf", `lucide-react-${version}.tgz`], { cwd: waiting });
  renameSync(waiting, folder);
}
