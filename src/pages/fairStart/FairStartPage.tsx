import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { ContentRefused } from '#connected/content/ContentRefused.tsx';
import { DocumentHead } from '#connected/content/DocumentHead.tsx';
import { PageView } from '#connected/content/PageView.tsx';
import { PromotionStrip } from '#connected/content/PromotionStrip.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { fairEntry, fairName } from '#domain/order/fair.ts';
import { useGetFair } from '#gen/fair/get-fair.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { PageSkeleton } from '#kit/feedback/PageSkeleton.tsx';
import { paths } from '#paths.ts';
import { contentPageOptions } from '#queries/contentPage.ts';
import { isSignInNeeded } from '#queries/notFound.ts';
import { PageTitle } from '#kit/page/PageTitle.tsx';
import styles from './FairStartPage.module.css';

/** Start page of a fair: promotions and editorial content (P§2 "fair start page"). */
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
  /** Title of the fair, used as the screen's heading. */
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
