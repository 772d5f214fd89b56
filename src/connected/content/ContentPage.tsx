import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { PageSkeleton } from '#kit/feedback/PageSkeleton.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { paths } from '#paths.ts';
import { contentPageOptions } from '#queries/contentPage.ts';
import { isNotFound, isSignInNeeded } from '#queries/notFound.ts';
import { useScreenTitle } from '../screen/screenTitle';
import { useShop } from '../shop/ShopProvider';
import { ContentRefused } from './ContentRefused';
import { DocumentHead } from './DocumentHead';
import { PageNotice } from './PageNotice';
import { PageView } from './PageView';
import { PageTitle } from '#kit/page/PageTitle.tsx';

interface ContentPageProps {
  /** Path of the page in the content system; undefined if the address names none. */
  slug: string | undefined;
}

/**
 * A page of the content system by its path (P§2 "Content pages"). Reports a missing page, one that needs a sign-in,
 * or a failure (P§8 "Content"), with a link for the next step. Texts: bundle `content`.
 */
export function ContentPage({ slug }: ContentPageProps) {
  return slug === undefined ? <UnknownPage /> : <KnownPage key={slug} slug={slug} />;
}

function KnownPage({ slug }: { slug: string }) {
  const titleKey = useScreenTitle();
  const reading = useQuery(contentPageOptions(slug));
  const isRefused = isSignInNeeded(reading.error);
  return (
    <QueryScreen
      reading={reading}
      skeleton={<PageSkeleton />}
      failed={<FormattedMessage id="content.page.failed" />}
      isMissing={isRefused || isNotFound(reading.error)}
      missing={isRefused ? <ContentRefused /> : <UnknownPage />}
      frame={(state, kind) =>
        kind === 'failed' ? (
          <>
            <DocumentHead meta={undefined} />
            <PageTitle isHidden>
              <FormattedMessage id={titleKey} />
            </PageTitle>
            {state}
          </>
        ) : (
          state
        )
      }
    >
      {(page) => <PageView page={page} />}
    </QueryScreen>
  );
}

function UnknownPage() {
  const intl = useIntl();
  const { shop } = useShop();
  return (
    <PageNotice
      title={intl.formatMessage({ id: 'content.page.unknown.title' })}
      actions={
        shop.kind === 'fair' ? (
          <ButtonLink tone="primary" href={paths.fair(shop.fairCode)}>
            <FormattedMessage id="content.page.unknown.toFair" />
          </ButtonLink>
        ) : (
          <ButtonLink tone="primary" href={paths.home()}>
            <FormattedMessage id="screen.notFound.toHome" />
          </ButtonLink>
        )
      }
    >
      <p>
        <FormattedMessage id="content.page.unknown.text" />
      </p>
    </PageNotice>
  );
}
