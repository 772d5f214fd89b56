import DOMPurify from 'dompurify';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import styles from './RichText.module.css';

/* The only file that passes untrusted text to the browser's HTML parser; a house rule holds that. DOMPurify cleans it
   in a separate document. Then elements are created one by one, with links and pictures checked like the editors',
   and no markup is ever inserted into the page. */

interface SafeHtmlProps {
  /** Markup as sent by the backend. */
  html: string;
  /** Level of the heading above the text; headings inside start one below. */
  below?: 1 | 2 | 3;
  /** False omits pictures. */
  hasPictures?: boolean;
}

/** Formatted text that arrives as HTML, such as a message. Scripts, styles, forms, frames and event handlers are removed. */
export function SafeHtml({ html, below = 1, hasPictures = true }: SafeHtmlProps) {
  const fragment = useMemo(() => cleaned(html), [html]);
  return <div className={styles.text}>{fragment && nodesOf(fragment, { below, hasPictures })}</div>;
}

/** Elements that are kept as they are. */
const plainTags =
  'p div span br hr ul ol li blockquote pre code strong b em i u s del ins small ' +
  'sub sup mark dl dt dd table caption thead tbody tfoot tr th td';
const plain: ReadonlySet<string> = new Set(plainTags.split(' '));
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const lone: ReadonlySet<string> = new Set(['br', 'hr']);
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** Maximum nesting: deeper than real texts go, and safe for the stack. */
const deepest = 60;

/** Trusted Types policy for the parser, for browsers that require one; it allows no script addresses. */
const policy = (
  globalThis as { readonly trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<ParserPolicy> } }
).trustedTypes?.createPolicy('shop-html', {
  createHTML: (html: string) => html,
  createScriptURL: () => {
    throw new TypeError('No script is loaded from content');
  },
});
type ParserPolicy = NonNullable<Parameters<typeof DOMPurify.sanitize>[1]>['TRUSTED_TYPES_POLICY'];

/** The cleaned markup; null if the parser finds no content. */
function cleaned(html: string): DocumentFragment | null {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...plain, ...headings, 'a', 'img'],
    ALLOWED_ATTR: ['href', 'target', 'src', 'alt', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
}

type Look = Required<Pick<SafeHtmlProps, 'below' | 'hasPictures'>>;

function nodesOf(parent: Node, look: Look, depth = 0): ReactNode {
  if (depth > deepest) return parent.textContent;
  return [...parent.childNodes].map((node, place) => <Fragment key={place}>{nodeOf(node, look, depth)}</Fragment>);
}

function nodeOf(node: Node, look: Look, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (tag === 'img') {
    const url = node.getAttribute('src');
    return look.hasPictures && url ? <ContentPicture image={{ url, alt: node.getAttribute('alt') ?? '' }} /> : null;
  }
  if (lone.has(tag)) return createElement(tag);
  // Blanks between rows and cells are no content of a table.
  const inside = nodesOf(tableParts.has(tag) ? withoutText(node) : node, look, depth + 1);
  if (tag === 'a') {
    return (
      <ContentLink url={node.getAttribute('href') ?? undefined} target={node.getAttribute('target') ?? undefined}>
        {inside}
      </ContentLink>
    );
  }
  const level = headings.indexOf(tag) + 1;
  if (level > 0) return createElement(`h${Math.min(6, Math.max(look.below + 1, look.below + level - 1))}`, undefined, inside);
  return plain.has(tag) ? createElement(tag, spansOf(node, tag), inside) : inside;
}

function withoutText(element: Element): Node {
  const copy = element.cloneNode() as Element;
  copy.append(...Array.from(element.children, (child) => child.cloneNode(true)));
  return copy;
}

/** Column and row spans of a cell. */
function spansOf(element: Element, tag: string) {
  if (tag !== 'td' && tag !== 'th') return undefined;
  const count = (name: string) => Math.min(20, Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1));
  return { colSpan: count('colspan'), rowSpan: count('rowspan') };
}
