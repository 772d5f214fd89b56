import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ContentBlocks } from '../../components/content/ContentBlocks';
import { InlineError } from '../../kit/feedback/InlineError';
import { startPageOptions } from '../../queries/content';

/** What the editors put on the start page. Where it can't be had the rest of the page stays useful (P§8 "Content"). */
export function StartContent() {
  const { data, isError, isFetching, refetch } = useQuery(startPageOptions());
  if (isError && !data) {
    return (
      <InlineError onRetry={() => void refetch()} isRetrying={isFetching}>
        <FormattedMessage id="error.startPage" />
      </InlineError>
    );
  }
  return data ? <ContentBlocks blocks={data.blocks} /> : null;
}
