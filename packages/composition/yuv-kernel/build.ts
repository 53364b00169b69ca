import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Fetched for a build, not installed with the rest: the compiler takes 100 MB, and hardly ever has work.
const COMPILER = "assemblyscript@0.28.20";
const FLAGS = ["-O3", "--runtime", "stub", "--noAssert", "--enable", "simd", "--importMemory"];

const baseDir = fileURLToPath(new URL(".", import.meta.url));

/** The modules in base64: the kernel with the instructions of relaxed SIMD and without them, the key, and the tones. */
type Compiled = { relaxed: string; plain: string; cutOut: string; tone: string };

/**
 * A hash over the compiler, its flags, its sources and what they were compiled to. It differs from the one that a build
 * wrote wherever the sources were changed without a build, or the bytes without their sources.
 */
export function yuvKernelHash({ relaxed, plain, cutOut, tone }: Compiled): string {
  const hash = createHash("sha256").update(JSON.stringify([COMPILER, FLAGS, relaxed, plain, cutOut, tone]));
  const sources = globSync("*.ts", { cwd: baseDir }).filter((name) => name !== "build.ts");
  for (const name of sources.sort()) hash.update(name).update(readFileSync(join(baseDir, name)));
  return hash.digest("hex");
}

/**
 * Compiles a file of this folder and gives the module in base64. The same sources and the same compiler give the same
 * bytes.
 */
function compiled(entry: "index.ts" | "cut-out.ts" | "tone.ts", more: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), "vignette-kernel-"));
  const output = join(folder, "kernel.wasm");
  const command = [
    "--yes",
    `--package=${COMPILER}`,
    "asc",
    entry,
    "--baseDir",
    baseDir,
    "--outFile",
    output,
    ...FLAGS,
    ...more,
  ];
  try {
    execFileSync("npx", command, { stdio: "inherit", shell: process.platform === "win32" });
    return readFileSync(output).toString("base64");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// `node packages/composition/yuv-kernel/build.ts` writes the bytes into the source tree; a test compares their hash.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kernels = {
    relaxed: compiled("index.ts", ["--enable", "relaxed-simd"]),
    plain: compiled("index.ts"),
    cutOut: compiled("cut-out.ts"),
    tone: compiled("tone.ts"),
  };
  const made = `// Made by yuv-kernel/build.ts: ${yuvKernelHash(kernels)}.`;
  write("yuv/yuv-wasm.ts", [made, constant("RELAXED_YUV_WASM", kernels.relaxed), constant("YUV_WASM", kernels.plain)]);
  write("paint/cut-out-wasm.ts", [made, constant("CUT_OUT_WASM", kernels.cutOut)]);
  write("hdr/tone-wasm.ts", [made, constant("TONE_WASM", kernels.tone)]);
}

function constant(name: string, base64: string): string {
  return `export const ${name} =\n  "${base64}";`;
}

function write(path: string, lines: readonly string[]): void {
  writeFileSync(new URL(`../src/${path}`, import.meta.url), `${lines.join("\n")}\n`);
}
