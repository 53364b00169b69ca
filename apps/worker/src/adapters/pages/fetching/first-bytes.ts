/** The first bytes of a body, up to `most`; the rest is not downloaded. `isCut` if there was more. */
export async function firstBytes(
  response: Response,
  most: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isCut: boolean }> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  let isCut = false;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    const part = value.subarray(0, most - length);
    isCut = part.byteLength < value.byteLength;
    parts.push(part);
    length += part.byteLength;
    if (isCut) break;
  }
  await reader?.cancel();
  const bytes = new Uint8Array(length);
  parts.reduce((at, part) => {
    bytes.set(part, at);
    return at + part.byteLength;
  }, 0);
  return { bytes, isCut };
}
