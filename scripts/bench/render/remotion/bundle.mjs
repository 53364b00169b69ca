import { writeFile } from "node:fs/promises";
import { bundle } from "@remotion/bundler";

const here = import.meta.dirname;
const location = await bundle({ entryPoint: `${here}/entry.jsx`, publicDir: `${here}/public` });
await writeFile(`${here}/location`, location);
