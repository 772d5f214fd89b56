import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { addTexts } from '../../i18n/texts';
import { InlineError } from '../../kit/feedback/InlineError';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { startPageOptions } from '../../queries/contentPage';

// It stands below everything else on the page, so what draws it comes after what is seen first.
const ContentBody = lazyComponent(
  async () => (await Promise.all([import('../../connected/content/ContentBody'), addTexts('content')]))[0].ContentBody,
);

/** What the editors put on the start page. Where it can't be had the rest of the page stays useful (P§8 "Content"). */
export function StartContent() {
  const { data, error, isError, isFetching, refetch } = useQuery(startPageOptions());
  if (isError && !data) {
    return (
      <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
        <FormattedMessage id="error.startPage" />
      </InlineError>
    );
  }
  return data ? <ContentBody blocks={data.blocks} /> : null;
}
