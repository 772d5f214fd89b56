import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { BackLink } from '#kit/page/BackLink.tsx';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { useIsDietStripThere } from '#connected/dietGuard/DietStrip.tsx';
import { paths } from '#paths.ts';
import { isNotFound } from '#queries/notFound.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { OrderSheet } from './OrderSheet';
import { readSheetSource, sheetSourceText, type SheetSource } from './rules/sheetSource';
import { sheetStore } from './sheetStore';
import { sheetTitle } from './sheetTitle';
import { useSheetReading } from './useSheetReading';

const SheetSources = lazyComponent(async () => (await import('./SheetSources')).SheetSources);

/** A list to fill in with amounts by keyboard, like a paper order form: from a template, the essence list or orders. */
export function Component() {
  const intl = useIntl();
  const { context, user } = useShop();
  const [search] = useSearchParams();
  const named = search.get('source') ?? '';
  const source = readSheetSource(named);
  if (!context || !isBuyer(context) || !user) return null;
  if (!source)
    return (
      <PageFrame title={intl.formatMessage({ id: 'app.title.orderSheet' })}>
        {named.trim() === '' ? <SheetSources key={context.customerId} context={context} userId={user.userId} /> : <NoSuchSheet />}
      </PageFrame>
    );
  return <Sheet key={`${context.customerId}/${sheetSourceText(source)}`} context={context} userId={user.userId} source={source} />;
}

/** Link back to the sheet's source. */
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
  const { reading, origin, isNotKept, changes } = useSheetReading(context, userId, source, store);
  const isDietStripThere = useIsDietStripThere(context);
  const name = reading.data?.name;
  const title = sheetTitle(intl, source, name);
  useScreenName(title);
  const frame = (content: ReactNode) => (
    <PageFrame title={title} back={backOf(source, name)}>
      {content}
    </PageFrame>
  );
  if (isNotKept) return frame(<NotKept />);
  return (
    <QueryScreen
      reading={isDietStripThere ? reading : { ...reading, data: undefined }}
      skeleton={<ListSkeleton rows={12} />}
      failed={<FormattedMessage id="orderSheet.failed" />}
      isMissing={isNotFound(reading.error)}
      missing={<NoSuchSheet />}
      frame={frame}
    >
      {(data) => (
        <OrderSheet
          context={context}
          userId={userId}
          source={source}
          data={data}
          origin={origin}
          changes={changes}
          store={store}
          title={title}
          back={backOf(source, name)}
        />
      )}
    </QueryScreen>
  );
}

/** Without a network, and not stored on this device. */
function NotKept() {
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="orderSheet.notKept.title" />}
      actions={
        <ButtonLink href={paths.orderSheet()} tone="primary">
          <FormattedMessage id="orderSheet.notFound.others" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="orderSheet.notKept.text" />
      </p>
    </EmptyState>
  );
}

/** The address names no list, or one that isn't this customer's. */
function NoSuchSheet() {
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="orderSheet.notFound.title" />}
      actions={
        <ButtonLink href={paths.orderSheet()} tone="primary">
          <FormattedMessage id="orderSheet.notFound.others" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="orderSheet.notFound.text" />
      </p>
    </EmptyState>
  );
}
