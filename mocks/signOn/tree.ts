/** A part of a page, from which both HTML for a server and nodes for a browser are made. Texts are texts: nothing in them is markup. */
export type Part = string | Tag;

/** An element of a page. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Part[];
}

/** An element with attributes and children. */
export function tag(name: string, attributes: Readonly<Record<string, string>>, ...children: readonly Part[]): Tag {
  return { name, attributes, children };
}

const childless = new Set(['img', 'meta', 'input', 'link', 'br']);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The HTML of a part. */
export function toHtml(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  const attributes = Object.entries(part.attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  if (childless.has(part.name)) return `<${part.name}${attributes}>`;
  return `<${part.name}${attributes}>${part.children.map(toHtml).join('')}</${part.name}>`;
}

/** The nodes of a part. Made one by one, so that no policy against markup out of strings is in the way. */
export function toNode(part: Part): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  const element = document.createElement(part.name);
  for (const [name, value] of Object.entries(part.attributes)) element.setAttribute(name, value);
  element.append(...part.children.map(toNode));
  return element;
}
