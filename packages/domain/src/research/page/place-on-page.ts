/** What is called by its name where a fact's source is shown, by the element that it stands in. */
const PLACES: Readonly<Record<string, string>> = {
  ...{ h1: "heading", h2: "heading", h3: "heading", h4: "heading", p: "paragraph", li: "list", text: "page text" },
  ...{
    td: "table",
    dd: "table",
    dt: "table",
    figcaption: "picture caption",
    blockquote: "quote",
    summary: "page text",
  },
};

/** Where something stands, as people say it: "acme.co, list" for an `li`. Other places keep their own name. */
export const placeOnPage = (host: string, tag: string): string => `${host}, ${PLACES[tag] ?? tag}`;
