import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { addTexts } from '#i18n/texts.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { startPageOptions } from '#queries/contentPage.ts';

// Below everything else on the page, so its code is loaded last.
const ContentBody = lazyComponent(
  async () => (await Promise.all([import('#connected/content/ContentBody.tsx'), addTexts('content')]))[0].ContentBody,
);

/** Editorial content of the start page. If it fails to load, the rest of the page stays useful (P§8 "Content"). */
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
