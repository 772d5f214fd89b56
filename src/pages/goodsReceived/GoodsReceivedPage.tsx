import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { serverNow } from '#clock/serverClock.ts';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { BackLink } from '#kit/page/BackLink.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { paths } from '#paths.ts';
import { askForLastingStorage } from '#platform/lastingStorage.ts';
import type { DeviceKey } from '#platform/storedNames.ts';
import { isNotFound } from '#queries/notFound.ts';
import { orderOptions, unreadableLines } from '#queries/order.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { Chooser } from './Chooser';
import { deliveryName, useKeptDelivery } from './deliveryStore';
import { Receiving } from './Receiving';
import { deliveryOf } from './rules/delivery';

const TemperatureList = lazyComponent(async () => (await import('./TemperatureList')).TemperatureList);

/** Receiving a delivery at the ramp (`?order=`), or the temperatures of all (`?view=temperatures`); else the choice of a delivery. */
export function Component() {
  const intl = useIntl();
  const {
    context,
    user,
    permissions: { canSeePrices },
  } = useShop();
  const [search] = useSearchParams();
  const orderId = search.get('order')?.trim() ?? '';
  if (!context || !isBuyer(context) || !user) return null;
  const { userId } = user;
  if (orderId === '' && search.get('view') === 'temperatures')
    return (
      <MyFrame
        current="orders"
        title={intl.formatMessage({ id: 'goodsReceived.temperatures' })}
        back={
          <BackLink href={paths.goodsReceived()}>
            <FormattedMessage id="app.title.goodsReceived" />
          </BackLink>
        }
      >
        <TemperatureList context={context} userId={userId} />
      </MyFrame>
    );
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
    <OfOrder
      key={`${context.customerId}/${orderId}`}
      context={context}
      name={deliveryName(context, userId, orderId)}
      orderId={orderId}
      userId={userId}
      userName={user.preferredUserName}
      canSeePrices={canSeePrices}
    />
  );
}

interface OfOrderProps {
  context: BuyerContext;
  /** Storage key. */
  name: DeviceKey;
  orderId: string;
  userId: string;
  userName: string;
  canSeePrices: boolean;
}

function OfOrder({ context, name, orderId, userId, userName, canSeePrices }: OfOrderProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const kept = useKeptDelivery(name);
  const { delivery, keep, read } = kept;
  // A finished delivery must not be created again while the screen closes, nor after another tab has finished it or
  // signed out.
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
            userId={userId}
            userName={userName}
            canSeePrices={canSeePrices}
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

/** Another tab has finished the delivery; it is begun again only on request. */
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

/** The address names no order of this customer. */
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
