import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { main } from "assemblyscript/asc";

const FLAGS = ["-O3", "--runtime", "stub", "--noAssert", "--enable", "simd", "--importMemory"];

/** Compiles `yuv-kernel/index.ts`. The same sources and the same compiler give the same bytes. */
export async function compileYuvKernel(): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const baseDir = fileURLToPath(new URL(".", import.meta.url));
  const { error, stderr } = await main(["index.ts", "--outFile", "kernel.wasm", "--baseDir", baseDir, ...FLAGS], {
    writeFile: (name, contents) => void files.set(name, Buffer.from(contents)),
  });
  const bytes = files.get("kernel.wasm");
  if (error || !bytes) throw new Error(`The kernel does not compile:\n${stderr.toString()}`);
  return bytes;
}

// `node packages/composition/yuv-kernel/build.ts` writes the bytes into the source tree; a test holds them together.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bytes = await compileYuvKernel();
  const target = new URL("../src/yuv/yuv-wasm.ts", import.meta.url);
  const base64 = Buffer.from(bytes).toString("base64");
  await writeFile(target, `// Made by yuv-kernel/build.ts.\nexport const YUV_WASM =\n  "${base64}";\n`);
  console.log(`${bytes.length} bytes, sha256 ${createHash("sha256").update(bytes).digest("hex")}`);
}
