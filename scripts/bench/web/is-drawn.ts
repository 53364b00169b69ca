/** Whether a canvas shows a picture with words: more than a few tones. Runs in a page. */
export function isDrawn(canvas: HTMLCanvasElement): boolean {
  const small = new OffscreenCanvas(24, 24).getContext("2d");
  if (!small || canvas.width === 0) return false;
  small.drawImage(canvas, 0, 0, 24, 24);
  const { data } = small.getImageData(0, 0, 24, 24);
  return new Set(Array.from({ length: 576 }, (_, at) => (data[4 * at] ?? 0) >> 4)).size > 4;
}
