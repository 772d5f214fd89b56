import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLocation, useParams } from 'react-router';
import { useGetFair } from '../../gen/fair/get-fair';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { DocumentHead } from '../../connected/content/DocumentHead';
import { PageNotice } from '../../connected/content/PageNotice';
import { shopOfFair } from '../../connected/shell/shopOfPath';
import { ShopProvider } from '../../connected/shop/ShopProvider';
import { fairEntry } from '../../domain/fair';
import type { Fair } from '../../gen/models';
import { paths } from '../../paths';
import { isNotFound } from '../../queries/notFound';
import { FairHead } from './FairHead';
import { PageTitle } from '../../kit/page/PageTitle';

/** The frame of a fair's screens: its head, its tabs, and below them the screens of the shop inside the fair (P§2). */
export function Component() {
  const intl = useIntl();
  const { fairCode = '' } = useParams();
  const reading = useGetFair(fairCode);
  const isStart = useLocation().pathname.replace(/\/$/, '') === paths.fair(fairCode);
  return (
    <QueryScreen
      reading={reading}
      skeleton={<Skeleton height={isStart ? 180 : 36} shape="tile" />}
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
      <FairHead fair={fair} fairCode={fairCode} isStart={isStart} />
      <Outlet />
    </ShopProvider>
  );
}

/** Where somebody goes on from a fair that can't be visited: to another one, or back. */
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
