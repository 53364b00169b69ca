/** The first bytes of a body, up to `most`; the rest is not downloaded. */
export async function firstBytes(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(most);
  let length = 0;
  const reader = response.body?.getReader();
  while (reader && length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    const part = value.subarray(0, most - length);
    bytes.set(part, length);
    length += part.byteLength;
  }
  await reader?.cancel();
  return bytes.slice(0, length);
}
