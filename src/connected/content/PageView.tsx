import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { headedPage, type Page } from '#domain/content/content.ts';
import { useScreenTitle } from '../screen/screenTitle';
import { ContentBody } from './ContentBody';
import { DocumentHead } from './DocumentHead';
import { PageTitle } from '#kit/page/PageTitle.tsx';
import styles from './PageView.module.css';

interface PageViewProps {
  page: Page;
  /** Content of the screen's own, between the heading and the blocks. */
  children?: ReactNode;
}

/** A page of the content system: metadata, its only top-level heading, and its blocks. */
export function PageView({ page, children }: PageViewProps) {
  const { title, isTitleHidden, blocks } = headedPage(page);
  const titleKey = useScreenTitle();
  const words = title ?? <FormattedMessage id={titleKey} />;
  return (
    <article className={styles.page}>
      <DocumentHead meta={page.meta} heading={title} />
      {isTitleHidden ? <PageTitle isHidden>{words}</PageTitle> : <PageTitle>{words}</PageTitle>}
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
