import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react';
import type { ContentBlock, RichText as RichTextDocument } from '#domain/content/content.ts';
import { imageFilters } from '#domain/product/imageFilters.ts';
import { imageMeasures } from '#domain/product/imageMeasures.ts';
import { isRecord } from '#platform/keptJson.ts';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import styles from './RichText.module.css';

/** Renders blocks nested in a text; without a provider they are omitted. Provided by the code that renders blocks. */
export const NestedBlocks = createContext<((blocks: readonly ContentBlock[]) => ReactNode) | undefined>(undefined);

interface RichTextProps {
  /** The document as stored by the content system (ProseMirror JSON). */
  document: RichTextDocument;
  /** Level of the page's heading above the text; the highest heading inside is one below, whatever the editors chose. */
  below?: 1 | 2 | 3;
}

/**
 * Formatted editorial text. Known kinds of nodes become elements one by one; nothing is parsed as HTML. Unknown kinds
 * are replaced by their children, and links and pictures are restricted to allowed targets.
 */
export function RichText({ document, below = 1 }: RichTextProps) {
  const highest = Math.min(6, ...document.content.filter(({ type }) => type === 'heading').map(({ attrs = {} }) => levelOf(attrs)));
  return <div className={styles.text}>{nodesOf(document.content, below + 1 - highest)}</div>;
}

/** Maximum nesting: deeper than any editor goes, and safe for the stack. */
const deepest = 40;

const plainTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'blockquote',
};

const markTags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
};

/** `shift`: added to the editors' heading levels. */
function nodesOf(nodes: unknown, shift: number, depth = 0): ReactNode {
  if (!Array.isArray(nodes) || depth > deepest) return null;
  return nodes.map((node, place) => <Fragment key={place}>{isRecord(node) ? nodeOf(node, shift, depth) : null}</Fragment>);
}

function nodeOf(node: Record<string, unknown>, shift: number, depth: number): ReactNode {
  const type = typeof node.type === 'string' ? node.type : '';
  const attrs = isRecord(node.attrs) ? node.attrs : {};
  switch (type) {
    case 'text':
      return typeof node.text === 'string' ? marked(node.text, node.marks) : null;
    case 'hard_break':
      return <br />;
    case 'horizontal_rule':
      return <hr />;
    case 'image':
      return <ContentPicture image={imageOf(attrs)} {...imageMeasures(attrs)} />;
    case 'blok':
      return <Nested body={attrs.body} />;
    case 'heading': {
      return createElement(`h${Math.min(6, Math.max(2, levelOf(attrs) + shift))}`, undefined, nodesOf(node.content, shift, depth + 1));
    }
    default: {
      const inside = nodesOf(node.content, shift, depth + 1);
      const tag = Object.hasOwn(plainTags, type) ? plainTags[type] : undefined;
      return tag === undefined ? inside : createElement(tag, undefined, inside);
    }
  }
}

function levelOf({ level }: Record<string, unknown>): number {
  return typeof level === 'number' && Number.isInteger(level) ? Math.min(6, Math.max(1, level)) : 1;
}

/** Applies each mark once, since links can't nest. */
function marked(text: string, marks: unknown): ReactNode {
  if (!Array.isArray(marks)) return text;
  const each = marks.filter(isRecord).filter((mark, place, all) => all.findIndex(({ type }) => type === mark.type) === place);
  return each.reduce<ReactNode>((inside, mark) => {
    const type = typeof mark.type === 'string' ? mark.type : '';
    if (type === 'link') return linked(inside, isRecord(mark.attrs) ? mark.attrs : {});
    const tag = Object.hasOwn(markTags, type) ? markTags[type] : undefined;
    return tag === undefined ? inside : createElement(tag, undefined, inside);
  }, text);
}

function linked(inside: ReactNode, attrs: Record<string, unknown>): ReactNode {
  return (
    <ContentLink url={textOf(attrs.href)} target={textOf(attrs.target)}>
      {inside}
    </ContentLink>
  );
}

function imageOf({ src, alt, filters }: Record<string, unknown>) {
  const url = textOf(src);
  return url === undefined ? undefined : { url, alt: textOf(alt) ?? '', filters: imageFilters(filters) };
}

/** Blocks inside the text, validated with the page. */
function Nested({ body }: { body: unknown }) {
  const draw = useContext(NestedBlocks);
  return Array.isArray(body) && draw ? draw(body as readonly ContentBlock[]) : null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
