import type { RichText, RichTextNode } from '#gen/models/index.ts';

/** A part of a paragraph: plain, bold, or a link. */
type Part = string | { readonly bold: string } | { readonly link: string; readonly href: string };

function nodeOf(part: Part): RichTextNode {
  if (typeof part === 'string') return { type: 'text', text: part };
  if ('bold' in part) return { type: 'text', text: part.bold, marks: [{ type: 'bold' }] };
  return { type: 'text', text: part.link, marks: [{ type: 'link', attrs: { href: part.href, linktype: 'url', target: '_self' } }] };
}

/** A paragraph of parts. */
export function paragraph(...parts: readonly Part[]): RichTextNode {
  return { type: 'paragraph', content: parts.map((part) => ({ ...nodeOf(part) })) };
}

/** A list with bullets, one paragraph each. */
export function bullets(...items: readonly string[]): RichTextNode {
  return { type: 'bullet_list', content: items.map((item) => ({ type: 'list_item', content: [paragraph(item)] })) };
}

/** A heading inside a text. */
export function subheading(text: string): RichTextNode {
  return { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] };
}

/** A formatted text as the content system stores it. */
export function richText(...nodes: readonly RichTextNode[]): RichText {
  return { type: 'doc', content: [...nodes] };
}
