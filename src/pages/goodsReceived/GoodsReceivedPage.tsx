import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { serverNow } from '../../clock/serverClock';
import { MyFrame } from '../../connected/my/MyFrame';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { BackLink } from '../../kit/page/BackLink';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { paths } from '../../paths';
import { askForLastingStorage } from '../../platform/lastingStorage';
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
  // What is finished isn't begun again while the screen goes, nor what another tab has finished, or somebody who signed out there.
  const [isFinished, setFinished] = useState(false);
  const [wasThere, setWasThere] = useState(delivery !== undefined);
  if (delivery && !wasThere) setWasThere(true);
  const isGone = wasThere && delivery === undefined && !isFinished;
  const reading = useQuery({ ...orderOptions(context, orderId), enabled: delivery === undefined && !wasThere });
  const order = reading.data;
  useEffect(() => {
    if (!order || isFinished || wasThere || read()) return;
    askForLastingStorage();
    keep(deliveryOf(order, serverNow(), unreadableLines(order)));
  }, [order, isFinished, wasThere, keep, read]);
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
  if (isGone) return frame(<FinishedElsewhere orderId={orderId} onBegin={() => setWasThere(false)} />);
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

/** Another tab has finished the delivery; it is begun again only where somebody wants that. */
function FinishedElsewhere({ orderId, onBegin }: { orderId: string; onBegin(): void }) {
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="goodsReceived.finishedElsewhere.title" values={{ number: orderId }} />}
      actions={
        <>
          <ButtonLink href={paths.goodsReceived()} tone="primary">
            <FormattedMessage id="goodsReceived.notFound.back" />
          </ButtonLink>
          <Button onClick={onBegin}>
            <FormattedMessage id="goodsReceived.finishedElsewhere.begin" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="goodsReceived.finishedElsewhere.text" />
      </p>
    </EmptyState>
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
