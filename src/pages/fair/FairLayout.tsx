import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLocation, useParams } from 'react-router';
import { useGetFair } from '#gen/fair/get-fair.ts';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { DocumentHead } from '#connected/content/DocumentHead.tsx';
import { PageNotice } from '#connected/content/PageNotice.tsx';
import { shopOfFair } from '#connected/shell/shopOfPath.ts';
import { ShopProvider } from '#connected/shop/ShopProvider.tsx';
import { fairEntry } from '#domain/order/fair.ts';
import type { Fair } from '#gen/models/index.ts';
import { paths } from '#paths.ts';
import { isNotFound } from '#queries/notFound.ts';
import { FairHead } from './FairHead';
import { PageTitle } from '#kit/page/PageTitle.tsx';

/** Frame of a fair's screens: head, tabs, and the shop's screens inside the fair (P§2 fair screens). */
export function Component() {
  const intl = useIntl();
  const { fairCode = '' } = useParams();
  const reading = useGetFair(fairCode);
  const isStart = useLocation().pathname.replace(/\/$/, '') === paths.fair(fairCode);
  return (
    <QueryScreen
      reading={reading}
      skeleton={<Skeleton height={36} shape="tile" />}
      failed={<FormattedMessage id="error.fairPage" />}
      isMissing={isNotFound(reading.error)}
      missing={
        <PageNotice title={intl.formatMessage({ id: 'fair.notFound.title' })} actions={<WaysOn />}>
          <p>
            <FormattedMessage id="fair.notFound.text" values={{ fairCode }} />
          </p>
        </PageNotice>
      }
      frame={(state, kind) =>
        kind === 'failed' ? (
          <>
            <DocumentHead meta={{ pageTitle: intl.formatMessage({ id: 'app.title.fair' }), blockRobots: true }} />
            <PageTitle isHidden>
              <FormattedMessage id="app.title.fair" />
            </PageTitle>
            {state}
          </>
        ) : (
          state
        )
      }
    >
      {(fair) => <OpenFair key={fairCode} fair={fair} fairCode={fairCode} isStart={isStart} />}
    </QueryScreen>
  );
}

function OpenFair({ fair, fairCode, isStart }: { fair: Fair; fairCode: string; isStart: boolean }) {
  const intl = useIntl();
  const shop = useMemo(() => shopOfFair(fair), [fair]);
  const entry = fairEntry(fair);
  if (!shop || entry.kind === 'inactive') {
    return (
      <PageNotice title={intl.formatMessage({ id: 'fair.inactive.title' }, { fairCode })} actions={<WaysOn />}>
        <p>
          <FormattedMessage id="fair.inactive.text" />
        </p>
      </PageNotice>
    );
  }
  return (
    <ShopProvider shop={shop}>
      <FairHead fair={fair} fairCode={fairCode} hasBanner={isStart && entry.kind === 'noStartPage'} />
      <Outlet />
    </ShopProvider>
  );
}

/** Links from a fair that can't be visited: to another one, or back. */
function WaysOn() {
  return (
    <>
      <ButtonLink tone="primary" href={paths.fairs()}>
        <FormattedMessage id="fair.toOverview" />
      </ButtonLink>
      <ButtonLink href={paths.home()}>
        <FormattedMessage id="fair.back" />
      </ButtonLink>
    </>
  );
}
