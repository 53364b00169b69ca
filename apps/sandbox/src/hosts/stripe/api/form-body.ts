/** The parameters of a call by their full name: `line_items[0][price]`. Source: docs/platforms/stripe.md#api. */
export type FormBody = {
  get: (name: string) => string | null;
  /** The fields under a name: of `metadata`, `{ uid: … }`. */
  fields: (name: string) => Record<string, string>;
  names: () => string[];
};

/** Reads a form as Stripe's clients send it. */
export function formBody(text: string): FormBody {
  const params = new URLSearchParams(text);
  return {
    get: (name) => params.get(name),
    names: () => [...params.keys()],
    fields(name) {
      const prefix = `${name}[`;
      const found = [...params].filter(([key]) => key.startsWith(prefix) && key.endsWith("]"));
      return Object.fromEntries(found.map(([key, value]) => [key.slice(prefix.length, -1), value]));
    },
  };
}
