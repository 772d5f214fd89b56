import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { serverNow } from '../../clock/serverClock';
import { MyFrame } from '../../connected/my/MyFrame';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { BackLink } from '../../kit/page/BackLink';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { paths } from '../../paths';
import { isNotFound } from '../../queries/notFound';
import { orderOptions, unreadableLines } from '../../queries/order';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';
import { Chooser } from './Chooser';
import { deliveryName, useKeptDelivery } from './deliveryStore';
import { Receiving } from './Receiving';
import { deliveryOf } from './rules/delivery';

/** What has come of an order, checked at the ramp (`?order=`); without an order, which one. */
export function Component() {
  const intl = useIntl();
  const { context, user } = useShop();
  const [search] = useSearchParams();
  const orderId = search.get('order')?.trim() ?? '';
  if (!context || !isBuyer(context) || !user) return null;
  const { userId } = user;
  if (orderId === '')
    return (
      <MyFrame
        current="orders"
        title={intl.formatMessage({ id: 'app.title.goodsReceived' })}
        back={
          <BackLink href={paths.orders()}>
            <FormattedMessage id="app.title.orders" />
          </BackLink>
        }
      >
        <Chooser context={context} userId={userId} />
      </MyFrame>
    );
  return (
    <OfOrder key={`${context.customerId}/${orderId}`} context={context} name={deliveryName(context, userId, orderId)} orderId={orderId} />
  );
}

interface OfOrderProps {
  context: BuyerContext;
  /** Under which it is kept. */
  name: string;
  orderId: string;
}

function OfOrder({ context, name, orderId }: OfOrderProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const kept = useKeptDelivery(name);
  const { delivery, keep, read } = kept;
  const reading = useQuery({ ...orderOptions(context, orderId), enabled: delivery === undefined });
  const order = reading.data;
  // What is finished isn't begun again while the screen goes.
  const [isFinished, setFinished] = useState(false);
  useEffect(() => {
    if (order && !isFinished && !read()) keep(deliveryOf(order, serverNow(), unreadableLines(order)));
  }, [order, isFinished, keep, read]);
  const title = intl.formatMessage({ id: 'goodsReceived.title' }, { number: orderId });
  useScreenName(title);
  const frame = (content: ReactNode) => (
    <MyFrame
      current="orders"
      title={title}
      back={
        <BackLink href={paths.goodsReceived()}>
          <FormattedMessage id="app.title.goodsReceived" />
        </BackLink>
      }
    >
      {content}
    </MyFrame>
  );
  return (
    <QueryScreen
      reading={{ ...reading, data: delivery }}
      skeleton={<ListSkeleton rows={8} />}
      failed={<FormattedMessage id="goodsReceived.failed" />}
      isMissing={isNotFound(reading.error)}
      missing={<NoSuchOrder />}
      frame={frame}
    >
      {(shown) =>
        frame(
          <Receiving
            context={context}
            kept={kept}
            delivery={shown}
            onFinished={() => {
              setFinished(true);
              kept.keep(undefined);
              void navigate(paths.goodsReceived());
            }}
          />,
        )
      }
    </QueryScreen>
  );
}

/** The address names no order of this customer's. */
function NoSuchOrder() {
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="goodsReceived.notFound.title" />}
      actions={
        <ButtonLink href={paths.goodsReceived()} tone="primary">
          <FormattedMessage id="goodsReceived.notFound.back" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="goodsReceived.notFound.text" />
      </p>
    </EmptyState>
  );
}
