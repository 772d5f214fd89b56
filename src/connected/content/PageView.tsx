import { FormattedMessage } from 'react-intl';
import { headedPage, type Page } from '../../domain/content';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import { useScreenTitle } from '../screen/screenTitle';
import { ContentBody } from './ContentBody';
import { PageHead } from './PageHead';
import styles from './PageView.module.css';

/** A page of the content system: its head, its one heading and its blocks. */
export function PageView({ page }: { page: Page }) {
  const { title, isTitleHidden, blocks } = headedPage(page);
  const titleKey = useScreenTitle();
  const words = title ?? <FormattedMessage id={titleKey} />;
  return (
    <article className={styles.page}>
      <PageHead meta={page.meta} />
      {isTitleHidden ? (
        <VisuallyHidden>
          <h1>{words}</h1>
        </VisuallyHidden>
      ) : (
        <h1 className={styles.title}>{words}</h1>
      )}
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
