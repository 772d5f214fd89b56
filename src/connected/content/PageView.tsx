import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { headedPage, type Page } from '../../domain/content';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import { useScreenTitle } from '../screen/screenTitle';
import { ContentBody } from './ContentBody';
import { PageHead } from './PageHead';
import styles from './PageView.module.css';

interface PageViewProps {
  page: Page;
  /** What the screen adds of its own, between the heading and the blocks. */
  children?: ReactNode;
}

/** A page of the content system: its head, its one heading and its blocks. */
export function PageView({ page, children }: PageViewProps) {
  const { title, isTitleHidden, blocks } = headedPage(page);
  const titleKey = useScreenTitle();
  const words = title ?? <FormattedMessage id={titleKey} />;
  return (
    <article className={styles.page}>
      <PageHead meta={page.meta} heading={title} />
      {isTitleHidden ? (
        <VisuallyHidden>
          <h1>{words}</h1>
        </VisuallyHidden>
      ) : (
        <h1 className={styles.title}>{words}</h1>
      )}
      {children}
      {blocks.length > 0 ? (
        <ContentBody blocks={blocks} />
      ) : (
        <p>
          <FormattedMessage id="content.page.empty" />
        </p>
      )}
    </article>
  );
}
