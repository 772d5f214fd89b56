import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../kit/page/BackLink';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { PageFrame } from '../../kit/page/PageFrame';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { paths } from '../../paths';
import { isNotFound } from '../../queries/notFound';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';
import { OrderSheet } from './OrderSheet';
import { readSheetSource, sheetSourceText, type SheetSource } from './rules/sheetSource';
import { sheetDataOptions } from './sheetData';
import { sheetStore } from './sheetStore';

/** A list to be filled in with amounts, one key after the other, as the paper on the wall: of a template, the essence list or orders. */
export function Component() {
  const intl = useIntl();
  const { context, user } = useShop();
  const [search] = useSearchParams();
  const source = readSheetSource(search.get('source'));
  if (!context || !isBuyer(context) || !user) return null;
  if (!source)
    return (
      <PageFrame title={intl.formatMessage({ id: 'app.title.orderSheet' })}>
        <NoSuchSheet />
      </PageFrame>
    );
  return <Sheet key={`${context.customerId}/${sheetSourceText(source)}`} context={context} userId={user.userId} source={source} />;
}

function titleOf(intl: IntlShape, source: SheetSource, name: string | undefined): string {
  switch (source.kind) {
    case 'template':
      return name === undefined
        ? intl.formatMessage({ id: 'app.title.orderSheet' })
        : intl.formatMessage({ id: 'orderSheet.title.template' }, { name });
    case 'essence':
      return intl.formatMessage({ id: 'orderSheet.title.essence' });
    case 'orders':
      return intl.formatMessage({ id: 'orderSheet.title.orders' }, { count: source.count });
    case 'order':
      return intl.formatMessage({ id: 'orderSheet.title.order' }, { number: source.id });
  }
}

/** The way back to what the sheet was made of. */
function backOf(source: SheetSource, name: string | undefined): ReactNode {
  switch (source.kind) {
    case 'template':
      return name === undefined ? (
        <BackLink href={paths.orderTemplates()}>
          <FormattedMessage id="app.title.orderTemplates" />
        </BackLink>
      ) : (
        <BackLink href={paths.orderTemplate(source.id)}>{name}</BackLink>
      );
    case 'essence':
      return (
        <BackLink href={paths.essentialProducts()}>
          <FormattedMessage id="app.title.essentialProducts" />
        </BackLink>
      );
    case 'orders':
      return (
        <BackLink href={paths.orders()}>
          <FormattedMessage id="app.title.orders" />
        </BackLink>
      );
    case 'order':
      return (
        <BackLink href={paths.order(source.id)}>
          <FormattedMessage id="order.title" values={{ number: source.id }} />
        </BackLink>
      );
  }
}

function Sheet({ context, userId, source }: { context: BuyerContext; userId: string; source: SheetSource }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const store = sheetStore(queryClient, context, userId, sheetSourceText(source));
  const reading = useQuery(sheetDataOptions(queryClient, context, source, () => store.draft().added.map(({ sku }) => sku)));
  const name = reading.data?.name;
  const title = titleOf(intl, source, name);
  useScreenName(title);
  const frame = (content: ReactNode) => (
    <PageFrame title={title} back={backOf(source, name)}>
      {content}
    </PageFrame>
  );
  return (
    <QueryScreen
      reading={reading}
      skeleton={<ListSkeleton rows={12} />}
      failed={<FormattedMessage id="orderSheet.failed" />}
      isMissing={isNotFound(reading.error)}
      missing={<NoSuchSheet />}
      frame={frame}
    >
      {(data) => (
        <OrderSheet context={context} userId={userId} source={source} data={data} store={store} title={title} back={backOf(source, name)} />
      )}
    </QueryScreen>
  );
}

/** The address names no list, or one that isn't this customer's. */
function NoSuchSheet() {
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="orderSheet.notFound.title" />}
      actions={
        <>
          <ButtonLink href={paths.orderTemplates()} tone="primary">
            <FormattedMessage id="orderSheet.empty.templates" />
          </ButtonLink>
          <ButtonLink href={paths.orderSheet('essence')}>
            <FormattedMessage id="orderSheet.title.essence" />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage id="orderSheet.notFound.text" />
      </p>
    </EmptyState>
  );
}
