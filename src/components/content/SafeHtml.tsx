import DOMPurify from 'dompurify';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import styles from './RichText.module.css';

/*
 * The one file that hands a text of strangers to the browser's HTML parser; a house rule says so. What comes out is cleaned by DOMPurify in a
 * document of its own, and becomes elements one by one: links and pictures are checked like those of the editors, and no markup is ever put
 * into the page.
 */

interface SafeHtmlProps {
  /** Markup as it came from the backend. */
  html: string;
  /** Level of the heading above the text; headings inside start one below. */
  below?: 1 | 2 | 3;
  /** Whether pictures are drawn. */
  hasPictures?: boolean;
}

/** Formatted text that comes as HTML, such as that of a message. Scripts, styles, forms, frames and handlers of events are left out. */
export function SafeHtml({ html, below = 1, hasPictures = true }: SafeHtmlProps) {
  const fragment = useMemo(() => cleaned(html), [html]);
  return <div className={styles.text}>{fragment && nodesOf(fragment, { below, hasPictures })}</div>;
}

/** Elements that stay what they are. */
const plainTags =
  'p div span br hr ul ol li blockquote pre code strong b em i u s del ins small ' +
  'sub sup mark dl dt dd table caption thead tbody tfoot tr th td';
const plain: ReadonlySet<string> = new Set(plainTags.split(' '));
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const lone: ReadonlySet<string> = new Set(['br', 'hr']);
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** Deeper than anybody nests, and shallow enough for the stack. */
const deepest = 60;

/** What the parser may be given where the browser asks for it (Trusted Types); scripts have no address that it may. */
const policy = (
  globalThis as { readonly trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<ParserPolicy> } }
).trustedTypes?.createPolicy('shop-html', {
  createHTML: (html: string) => html,
  createScriptURL: () => {
    throw new TypeError('No script is loaded from content');
  },
});
type ParserPolicy = NonNullable<Parameters<typeof DOMPurify.sanitize>[1]>['TRUSTED_TYPES_POLICY'];

/** The cleaned markup; null where the parser finds no content in it. */
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

/** How many columns and rows a cell fills. */
function spansOf(element: Element, tag: string) {
  if (tag !== 'td' && tag !== 'th') return undefined;
  const count = (name: string) => Math.min(20, Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1));
  return { colSpan: count('colspan'), rowSpan: count('rowspan') };
}
