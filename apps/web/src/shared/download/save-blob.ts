/** Saves a blob as a file on this device. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // By then the browser has started to read it. Our own choice.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
