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

/**
 * A hash over the compiler, its flags, its sources and what they were compiled to. It differs from the one that a build
 * wrote wherever the sources were changed without a build, or the bytes without their sources.
 */
export function yuvKernelHash(kernels: { relaxed: string; plain: string }): string {
  const hash = createHash("sha256").update(JSON.stringify([COMPILER, FLAGS, kernels.relaxed, kernels.plain]));
  const sources = globSync("*.ts", { cwd: baseDir }).filter((name) => name !== "build.ts");
  for (const name of sources.sort()) hash.update(name).update(readFileSync(join(baseDir, name)));
  return hash.digest("hex");
}

/**
 * Compiles `yuv-kernel/index.ts`, with the instructions of relaxed SIMD or without them, and gives the module in base64.
 * The same sources and the same compiler give the same bytes.
 */
function compileYuvKernel(kind: "relaxed" | "plain"): string {
  const folder = mkdtempSync(join(tmpdir(), "vignette-kernel-"));
  const output = join(folder, "kernel.wasm");
  const flags = [...FLAGS, ...(kind === "relaxed" ? ["--enable", "relaxed-simd"] : [])];
  const command = [
    "--yes",
    `--package=${COMPILER}`,
    "asc",
    "index.ts",
    "--baseDir",
    baseDir,
    "--outFile",
    output,
    ...flags,
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
  const kernels = { relaxed: compileYuvKernel("relaxed"), plain: compileYuvKernel("plain") };
  const lines = [
    `// Made by yuv-kernel/build.ts: ${yuvKernelHash(kernels)}.`,
    `export const RELAXED_YUV_WASM =\n  "${kernels.relaxed}";`,
    `export const YUV_WASM =\n  "${kernels.plain}";\n`,
  ];
  writeFileSync(new URL("../src/yuv/yuv-wasm.ts", import.meta.url), lines.join("\n"));
}
