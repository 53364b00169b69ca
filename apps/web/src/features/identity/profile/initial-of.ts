/** The first grapheme of a name, so that accents and emoji stay whole. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return (first?.segment ?? "?").toUpperCase();
}
