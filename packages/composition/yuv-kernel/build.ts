import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { main } from "assemblyscript/asc";

const FLAGS = ["-O3", "--runtime", "stub", "--noAssert", "--enable", "simd", "--importMemory"];

/**
 * Compiles `yuv-kernel/index.ts`, with the instructions of relaxed SIMD or without them. The same sources and the same
 * compiler give the same bytes.
 */
export async function compileYuvKernel(kind: "relaxed" | "plain"): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const baseDir = fileURLToPath(new URL(".", import.meta.url));
  const flags = [...FLAGS, ...(kind === "relaxed" ? ["--enable", "relaxed-simd"] : [])];
  const { error, stderr } = await main(["index.ts", "--outFile", "kernel.wasm", "--baseDir", baseDir, ...flags], {
    writeFile: (name, contents) => void files.set(name, Buffer.from(contents)),
  });
  const bytes = files.get("kernel.wasm");
  if (error || !bytes) throw new Error(`The kernel does not compile:\n${stderr.toString()}`);
  return bytes;
}

// `node packages/composition/yuv-kernel/build.ts` writes the bytes into the source tree; a test compares them.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = new URL("../src/yuv/yuv-wasm.ts", import.meta.url);
  const [relaxed, plain] = [await compileYuvKernel("relaxed"), await compileYuvKernel("plain")];
  await writeFile(
    target,
    `// Made by yuv-kernel/build.ts.\n${constant("RELAXED_YUV_WASM", relaxed)}${constant("YUV_WASM", plain)}`,
  );
  for (const bytes of [relaxed, plain]) {
    console.log(`${bytes.length} bytes, sha256 ${createHash("sha256").update(bytes).digest("hex")}`);
  }
}

function constant(name: string, bytes: Uint8Array): string {
  return `export const ${name} =\n  "${Buffer.from(bytes).toString("base64")}";\n`;
}
