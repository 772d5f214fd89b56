import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { ContentRefused } from '../../connected/content/ContentRefused';
import { DocumentHead } from '../../connected/content/DocumentHead';
import { PageView } from '../../connected/content/PageView';
import { PromotionStrip } from '../../connected/content/PromotionStrip';
import { useShop } from '../../connected/shop/ShopProvider';
import { fairEntry, fairName } from '../../domain/fair';
import { useGetFair } from '../../gen/fair/get-fair';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton';
import { paths } from '../../paths';
import { contentPageOptions } from '../../queries/contentPage';
import { isSignInNeeded } from '../../queries/notFound';
import { PageTitle } from '../../kit/page/PageTitle';
import styles from './FairStartPage.module.css';

/** The start page of a fair: what is on promotion there, and what the editors tell of it (P§2 "fair start page"). */
export function Component() {
  const { fairCode = '' } = useParams();
  const { context, permissions } = useShop();
  const { data: fair } = useGetFair(fairCode);
  const entry = fair && fairEntry(fair);
  if (!entry || entry.kind === 'inactive') return null;
  const promotions = context && permissions.canSeePrices && (
    <div className={styles.promotions}>
      <PromotionStrip context={context} place={{ kind: 'browse', categoryId: undefined }} />
    </div>
  );
  return entry.kind === 'open' ? (
    <Content slug={entry.startPagePath} name={fairName(fair)} promotions={promotions} />
  ) : (
    <>
      <Heading name={fairName(fair)} />
      {promotions}
      <EmptyState title={<FormattedMessage id="fair.noStartPage" />} actions={<ToProducts />} />
    </>
  );
}

interface WithName {
  /** Title of the fair, which then is the heading of the screen. */
  name: string | undefined;
}

function Content({ slug, name, promotions }: WithName & { slug: string; promotions: ReactNode }) {
  const { data: page, error, isError, isFetching, refetch } = useQuery(contentPageOptions(slug));
  if (isSignInNeeded(error) && !page) return <ContentRefused />;
  if (page) return <PageView page={page}>{promotions}</PageView>;
  if (!isError) return <PageSkeleton />;
  return (
    <>
      <Heading name={name} />
      {promotions}
      <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
        <FormattedMessage id="error.fairPage" />
      </InlineError>
      <p>
        <ToProducts />
      </p>
    </>
  );
}

function Heading({ name }: WithName) {
  return (
    <>
      <DocumentHead meta={name === undefined ? undefined : { pageTitle: name, blockRobots: true }} />
      <PageTitle isHidden>
        {name ?? (
          <span>
            <FormattedMessage id="app.title.fair" />
          </span>
        )}
      </PageTitle>
    </>
  );
}

function ToProducts() {
  const { shop } = useShop();
  return (
    <ButtonLink tone="primary" href={paths.search(undefined, shop)}>
      <FormattedMessage id="fair.toProducts" />
    </ButtonLink>
  );
}
