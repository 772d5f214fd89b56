import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../../connected/shop/ShopProvider';
import { readConsent } from '../../domain/consent';
import { reportAddress } from './rules/report';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { OutsideFrame } from '../../kit/page/OutsideFrame';
import { PageFrame } from '../../kit/page/PageFrame';
import { paths } from '../../paths';
import { reportTokenOptions } from '../../queries/outsideServices';
import { storeConsent, useConsentCookies } from '../../session/consentCookies';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import styles from './AnalyticsPage.module.css';

/**
 * The embedded report (P§2 /analytics), for users who may see it and have agreed to it. It comes from another house, so neither its token nor
 * its page is asked for before; a withdrawal takes it away at once. Who lacks the permission is told so by the gate of the screen.
 */
export function Component() {
  const { analyticsUrl } = useRuntimeConfig();
  const { user, permissions } = useShop();
  const hasAgreed = readConsent(useConsentCookies()).businessIntelligence;
  return (
    <PageFrame title={<FormattedMessage id="app.title.analytics" />}>
      {analyticsUrl === '' ? (
        <EmptyState
          title={<FormattedMessage id="analytics.missing.title" />}
          actions={
            <ButtonLink href={paths.contacts()}>
              <FormattedMessage id="analytics.missing.toContacts" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="analytics.missing.text" />
        </EmptyState>
      ) : hasAgreed && permissions.canUseEmbeddedAnalytics ? (
        <Report key={user?.userId} url={analyticsUrl} />
      ) : (
        <EmptyState
          title={<FormattedMessage id="analytics.consent.title" />}
          actions={
            <>
              <Button tone="primary" onClick={() => storeConsent({ businessIntelligence: true })}>
                <FormattedMessage id="analytics.consent.agree" />
              </Button>
              <ButtonLink href={paths.privacy()}>
                <FormattedMessage id="analytics.consent.settings" />
              </ButtonLink>
            </>
          }
        >
          <FormattedMessage id="analytics.consent.text" />
        </EmptyState>
      )}
    </PageFrame>
  );
}

function Report({ url }: { url: string }) {
  const intl = useIntl();
  const { data, error, isError, isFetching, refetch } = useQuery(reportTokenOptions());
  if (data) {
    return (
      <div className={styles.report}>
        <OutsideFrame src={reportAddress(url, data.token)} title={intl.formatMessage({ id: 'analytics.frame' })} />
      </div>
    );
  }
  return isError ? (
    <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
      <FormattedMessage id="analytics.failed" />
    </InlineError>
  ) : (
    <ListSkeleton rows={6} />
  );
}
