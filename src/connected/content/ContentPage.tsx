import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { paths } from '../../paths';
import { contentPageOptions } from '../../queries/contentPage';
import { isNotFound, isSignInNeeded } from '../../queries/notFound';
import { useScreenTitle } from '../screen/screenTitle';
import { useShop } from '../shop/ShopProvider';
import { ContentRefused } from './ContentRefused';
import { DocumentHead } from './DocumentHead';
import { PageNotice } from './PageNotice';
import { PageView } from './PageView';
import { PageTitle } from '../../kit/page/PageTitle';

interface ContentPageProps {
  /** Path of the page in the content system; undefined where the address names none. */
  slug: string | undefined;
}

/**
 * A page of the content system by its path (P§2 "Content pages"), for any screen that is one. It says itself where there is none, with a way
 * on in the same shop, that one needs a login, and that it can't be loaded (P§8 "Content"). Its texts are those of the bundle `content`.
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
