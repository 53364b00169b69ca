import type { Tag } from "./tag.ts";

/** Elements without content, and so without an end. Source: https://html.spec.whatwg.org/#void-elements */
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** Elements that end where their like begins. Source: https://html.spec.whatwg.org/#optional-tags */
const ALIKE: Record<string, string> = {
  li: "li",
  dt: "d",
  dd: "d",
  td: "cell",
  th: "cell",
  tr: "tr",
  option: "option",
};

/** Elements before which a paragraph ends. */
const AFTER_P = new Set(
  "address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul".split(
    " ",
  ),
);

type Read = (tag: Tag) => (() => void) | null;
type Node = { name: string; attributes: Record<string, string> };

/** The open elements of a page, for a parser of XML: HTML leaves out many ends. `read` gives what is done at an end. */
export function openElements(read: Read) {
  const stack: { node: Node; close: (() => void) | null }[] = [];
  let count = 0;

  const pop = () => stack.pop()?.close?.();
  const endImplied = ({ name }: Node) => {
    const top = stack.at(-1)?.node.name ?? "";
    if ((top === "p" && AFTER_P.has(name)) || (ALIKE[name] !== undefined && ALIKE[top] === ALIKE[name])) pop();
  };
  return {
    begin(node: Node) {
      count += 1;
      endImplied(node);
      const close = read(node);
      if (VOID.has(node.name)) close?.();
      else stack.push({ node, close });
    },
    /** Ends an element and everything in it; nothing, if it ended before. */
    end(node: Node) {
      const at = stack.findLastIndex((it) => it.node === node);
      while (at !== -1 && stack.length > at) pop();
    },
    endAll() {
      while (stack.length > 0) pop();
    },
    count: () => count,
    depth: () => stack.length,
  };
}
