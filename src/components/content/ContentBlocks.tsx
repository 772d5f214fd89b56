import { createElement, type ReactNode } from 'react';
import type { ContentBlock, HeadingBlock, IntroBlock, Link, Teaser, TeasersBlock } from '../../domain/content';
import { safeLink } from '../../domain/contentLink';
import { AppLink } from '../../kit/link/AppLink';
import { Picture } from '../picture/Picture';
import styles from './ContentBlocks.module.css';
import { RichText } from './RichText';

interface ContentBlocksProps {
  /** The blocks of a page, from top to bottom. Kinds that this doesn't know are left out. */
  blocks: readonly ContentBlock[];
}

/** What editors wrote: openings, headings, texts and teasers, below the page's own heading. */
export function ContentBlocks({ blocks }: ContentBlocksProps) {
  const shown = blocks.flatMap((block) => {
    const content = contentOf(block);
    return content === null ? [] : [<div key={block.uid}>{content}</div>];
  });
  return shown.length > 0 ? <div className={styles.blocks}>{shown}</div> : null;
}

function contentOf(block: ContentBlock): ReactNode {
  switch (block.component) {
    case 'intro':
      return <Intro block={block} />;
    case 'heading':
      return <Heading block={block} />;
    case 'text':
      return <RichText document={block.text} />;
    case 'teasers':
      return <Teasers block={block} />;
    default:
      return null;
  }
}

function Intro({ block: { title, text, image, link } }: { block: IntroBlock }) {
  return (
    <section className={styles.intro}>
      <div className={styles.introWords}>
        <h2 className={`${styles.title} ${styles.introTitle}`}>{title}</h2>
        {text && <RichText document={text} below={2} />}
        {link && (
          <ContentLink link={link} className={styles.link}>
            {link.caption}
          </ContentLink>
        )}
      </div>
      <Picture src={image?.url} alt={image?.alt ?? ''} className={styles.introPicture} width={640} height={320} />
    </section>
  );
}

/** The page has its own first heading, so the editors' levels count from the second on. */
function Heading({ block: { level, text } }: { block: HeadingBlock }) {
  const depth = Math.min(4, Math.max(1, level));
  return createElement(`h${Math.max(2, depth)}`, { className: `${styles.title} ${styles[`level${depth}`]}` }, text);
}

function Teasers({ block: { title, teasers } }: { block: TeasersBlock }) {
  return (
    <section className={styles.teasers}>
      {title !== undefined && <h2 className={`${styles.title} ${styles.level2}`}>{title}</h2>}
      <ul className={styles.cards}>
        {teasers.map((teaser, place) => (
          <li key={place}>
            <TeaserCard teaser={teaser} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TeaserCard({ teaser: { title, text, image, link } }: { teaser: Teaser }) {
  return (
    <ContentLink link={link} className={styles.card}>
      <Picture src={image?.url} alt={image?.alt ?? ''} className={styles.cardPicture} width={320} height={180} loading="lazy" />
      <span className={styles.cardWords}>
        <strong className={styles.title}>{title}</strong>
        {text !== undefined && <span className={styles.cardText}>{text}</span>}
        {link.caption !== '' && <span className={styles.more}>{link.caption}</span>}
      </span>
    </ContentLink>
  );
}

function ContentLink({ link, className, children }: { link: Link; className: string | undefined; children: ReactNode }) {
  const safe = safeLink(link.url, window.location.origin);
  const target = link.target === '_blank' ? { target: '_blank' } : {};
  if (!safe) return <span className={className}>{children}</span>;
  if (!safe.isOutside)
    return (
      <AppLink href={safe.href} className={className} {...target}>
        {children}
      </AppLink>
    );
  return (
    <a href={safe.href} className={className} rel="noopener noreferrer" {...target}>
      {children}
    </a>
  );
}
