import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { OrderTemplate } from '#domain/template/orderTemplate.ts';
import type { Product } from '#domain/product/product.ts';
import { useGetOrderTemplate } from '#gen/order-template/get-order-template.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { BackLink } from '#kit/page/BackLink.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { useIsDietStripThere } from '#connected/dietGuard/DietStrip.tsx';
import { paths } from '#paths.ts';
import type { StoredValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import { isNotFound } from '#queries/notFound.ts';
import { customerParam, isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { GuestScaling } from './GuestScaling';
import { guestScaleDraft } from './guestScaleKept';
import type { GuestScale } from './rules/guestScale';

/** A template for another number of guests: the result goes into the cart or a new template. The template itself is never changed. */
export function Component() {
  const { context, user } = useShop();
  const { templateId = '' } = useParams();
  return context && isBuyer(context) && user ? (
    <TemplateGuests key={`${context.customerId}/${templateId}`} context={context} userId={user.userId} templateId={templateId} />
  ) : null;
}

interface TemplateGuestsProps {
  context: BuyerContext;
  userId: string;
  templateId: string;
}

function TemplateGuests({ context, userId, templateId }: TemplateGuestsProps) {
  const intl = useIntl();
  const reading = useGetOrderTemplate(context.tenant, templateId, customerParam(context));
  const { data } = reading;
  const title = data
    ? intl.formatMessage({ id: 'templateGuests.title' }, { name: data.name })
    : intl.formatMessage({ id: 'app.title.orderTemplate' });
  useScreenName(data && title);
  return (
    <QueryScreen
      reading={reading}
      skeleton={<ListSkeleton rows={8} />}
      failed={<FormattedMessage id="templateGuests.failed" />}
      isMissing={isNotFound(reading.error)}
      missing={
        <InlineError>
          <FormattedMessage id="templateGuests.notFound" />
        </InlineError>
      }
      frame={(state) => (
        <Frame
          title={title}
          back={
            <BackLink href={paths.orderTemplates()}>
              <FormattedMessage id="app.title.orderTemplates" />
            </BackLink>
          }
        >
          {state}
        </Frame>
      )}
    >
      {(template) => (
        <WithProducts
          context={context}
          userId={userId}
          template={template}
          title={title}
          back={<BackLink href={paths.orderTemplate(templateId)}>{template.name}</BackLink>}
        />
      )}
    </QueryScreen>
  );
}

function Frame({ title, back, children }: { title: string; back: ReactNode; children: ReactNode }) {
  return (
    <MyFrame current="orderTemplates" title={title} back={back}>
      {children}
    </MyFrame>
  );
}

interface WithProductsProps {
  context: BuyerContext;
  userId: string;
  template: OrderTemplate;
  title: string;
  back: ReactNode;
}

/** The template with its products, which the calculation needs. */
function WithProducts({ context, userId, template, title, back }: WithProductsProps) {
  const { id, orderTemplateItems: items } = template;
  const skus = useMemo(() => items.map(({ productSku }) => productSku), [items]);
  const products = useQuery(productsBySkuOptions(context, skus));
  const isDietStripThere = useIsDietStripThere(context);
  const substitutes = useSubstitutes(context, guestScaleDraft(context, userId, id));
  if (items.length === 0)
    return (
      <Frame title={title} back={back}>
        <EmptyState
          pictogram="list"
          title={<FormattedMessage id="templateGuests.empty.title" />}
          actions={
            <ButtonLink href={paths.orderTemplate(id)} tone="primary">
              <FormattedMessage id="templateGuests.empty.toTemplate" />
            </ButtonLink>
          }
        >
          <p>
            <FormattedMessage id="templateGuests.empty.text" />
          </p>
        </EmptyState>
      </Frame>
    );
  return (
    <QueryScreen
      reading={products}
      skeleton={<ListSkeleton rows={Math.min(8, items.length)} />}
      failed={<FormattedMessage id="templateGuests.productsFailed" />}
      frame={(state) => (
        <Frame title={title} back={back}>
          {state}
        </Frame>
      )}
    >
      {(bySku) =>
        substitutes.isLoading || !isDietStripThere ? (
          <Frame title={title} back={back}>
            <ListSkeleton rows={Math.min(8, items.length)} />
          </Frame>
        ) : (
          <WithSubstitutes
            context={context}
            userId={userId}
            template={template}
            products={bySku}
            substitutes={substitutes.bySku}
            onFound={substitutes.onFound}
            title={title}
            back={back}
          />
        )
      }
    </QueryScreen>
  );
}

/** Products of the substitutes: those stored on this device are fetched, those chosen now are known. */
function useSubstitutes(context: BuyerContext, kept: StoredValue<GuestScale>) {
  const { swaps } = useStored(kept);
  const [found, setFound] = useState<ReadonlyMap<string, Product>>(new Map());
  const unread = swaps.map(({ sku }) => sku).filter((sku) => !found.has(sku));
  // If they can't be fetched, their lines appear as in the template, with the search for a substitute.
  const { data, isLoading } = useQuery({ ...productsBySkuOptions(context, unread), placeholderData: keepPreviousData });
  const bySku = useMemo(() => new Map([...(data ?? []), ...found]), [data, found]);
  const onFound = useCallback((product: Product) => setFound((before) => new Map(before).set(product.sku, product)), []);
  return { bySku, isLoading, onFound };
}

interface WithSubstitutesProps extends Omit<ComponentProps<typeof GuestScaling>, 'products'> {
  products: ReadonlyMap<string, Product>;
  substitutes: ReadonlyMap<string, Product>;
}

function WithSubstitutes({ products, substitutes, ...others }: WithSubstitutesProps) {
  const all = useMemo(() => new Map([...substitutes, ...products]), [substitutes, products]);
  return <GuestScaling {...others} products={all} />;
}
