import DOMPurify from 'dompurify';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { safeLink } from '../../domain/contentLink';
import { AppLink } from '../../kit/link/AppLink';
import { Picture } from '../picture/Picture';
import styles from './RichText.module.css';

interface SafeHtmlProps {
  /** HTML as the backend or an editor sent it. */
  html: string;
}

/** What formatted text is made of; everything else gives way to what it holds. */
const tags = [
  'p br hr div span ul ol li blockquote h1 h2 h3 h4 h5 h6 a img',
  'strong b em i u s small code pre sup sub',
  'table caption thead tbody tfoot tr th td',
].flatMap((group) => group.split(' '));
const attributes = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'];

/**
 * HTML of others, shown without trusting it: DOMPurify lets formatted text through and nothing else, no script, no style, no form; what it
 * lets through is built as elements of the page, so that links and pictures lead only where they may and no HTML is ever set. The page's
 * heading stands above it, so its headings begin one below.
 */
export function SafeHtml({ html }: SafeHtmlProps) {
  const content = useMemo(() => {
    const cleaned = DOMPurify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, RETURN_DOM_FRAGMENT: true });
    return nodesOf(cleaned);
  }, [html]);
  return <div className={styles.text}>{content}</div>;
}

function nodesOf(parent: Node): ReactNode {
  return Array.from(parent.childNodes, (node, place) => <Fragment key={place}>{nodeOf(node)}</Fragment>);
}

function nodeOf(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  const attribute = (name: string) => node.getAttribute(name) ?? undefined;
  switch (tag) {
    case 'br':
    case 'hr':
      return createElement(tag);
    case 'img':
      return <Picture src={attribute('src')} alt={attribute('alt') ?? ''} loading="lazy" />;
    case 'a':
      return linked(nodesOf(node), attribute('href'));
    case 'h1':
      return <h2>{nodesOf(node)}</h2>;
    case 'table':
    case 'thead':
    case 'tbody':
    case 'tfoot':
    case 'tr':
      // Blanks between rows and cells are no content of a table.
      return createElement(tag, undefined, nodesOf(withoutText(node)));
    case 'th':
    case 'td':
      return createElement(tag, { colSpan: spanOf(attribute('colspan')), rowSpan: spanOf(attribute('rowspan')) }, nodesOf(node));
    case 'ol':
      return <ol start={spanOf(attribute('start'))}>{nodesOf(node)}</ol>;
    default:
      return createElement(tag, undefined, nodesOf(node));
  }
}

function withoutText(element: Element): Node {
  const copy = element.cloneNode() as Element;
  copy.append(...Array.from(element.children, (child) => child.cloneNode(true)));
  return copy;
}

const spanOf = (text: string | undefined) => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : undefined);

function linked(inside: ReactNode, href: string | undefined): ReactNode {
  const link = safeLink(href, window.location.origin);
  if (!link) return inside;
  if (!link.isOutside) return <AppLink href={link.href}>{inside}</AppLink>;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}
