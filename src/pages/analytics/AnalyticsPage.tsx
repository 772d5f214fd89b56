import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { readConsent } from '#domain/customer/consent.ts';
import { reportAddress } from './rules/report';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { OutsideFrame } from '#kit/page/OutsideFrame.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { paths } from '#paths.ts';
import { reportTokenOptions } from '#queries/outsideServices.ts';
import { storeConsent, useConsentCookies } from '#session/consentCookies.ts';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import styles from './AnalyticsPage.module.css';

/**
 * The embedded report (P§2 /analytics), for users with the permission and consent. It is a third-party page, so
 * neither its token nor the page is requested before; withdrawing consent removes it at once. The screen's gate
 * reports a missing permission.
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
