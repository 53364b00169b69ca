let loading: Promise<void> | null = null;

/**
 * Makes the bundled faces known to this page or worker; once, however often it is called.
 * Canvas draws with a stand-in until it has resolved. A failed download may be tried again.
 */
export function loadFaces(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const { FACE_URLS } = await import("./browser-faces.ts");
  const fonts = "document" in globalThis ? document.fonts : (self as unknown as { fonts: FontFaceSet }).fonts;
  await Promise.all(
    Object.entries(FACE_URLS).map(async ([family, url]) => {
      // One file serves every weight: without the range a browser would embolden Anton once more.
      const face = new FontFace(family, `url(${url})`, { weight: "100 900" });
      fonts.add(await face.load());
    }),
  );
}
