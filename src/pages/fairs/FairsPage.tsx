import { FormattedMessage } from 'react-intl';
import { FairCard } from './parts/FairCard';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { fairDeliveryRange, fairName, fairsInOrder, globalDiscountFactor, quantityHistoryRange } from '#domain/order/fair.ts';
import { useListFairs } from '#gen/fair/list-fairs.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { paths } from '#paths.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import styles from './FairsPage.module.css';

/** The fair overview (P§2 "fair overview"): the customer's fairs, active ones first. */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <Fairs context={context} /> : null;
}

function Fairs({ context }: { context: BuyerContext }) {
  const reading = useListFairs(context.tenant, context.customerId, { query: { select: fairsInOrder } });
  const { canSeePrices } = useShop().permissions;
  return (
    <PageFrame title={<FormattedMessage id="app.title.fairs" />}>
      <ListStates
        reading={reading}
        failed={<FormattedMessage id="fairs.failed" />}
        skeleton={<ListSkeleton rows={3} />}
        isEmpty={reading.data?.length === 0}
        empty={
          <EmptyState
            title={<FormattedMessage id="fairs.empty" />}
            actions={
              <ButtonLink href={paths.search()} tone="primary">
                <FormattedMessage id="fairs.toShop" />
              </ButtonLink>
            }
          >
            <p>
              <FormattedMessage id="fairs.empty.text" />
            </p>
          </EmptyState>
        }
      >
        <ul className={styles.list}>
          {reading.data?.map((fair) => (
            <li key={fair.id} className={styles.entry}>
              <FairCard
                fairCode={fair.id}
                name={fairName(fair)}
                banner={fair.bannerPath}
                isActive={fair.isActive}
                href={paths.fair(fair.id)}
                delivery={fairDeliveryRange(fair)}
                discountFactor={canSeePrices ? globalDiscountFactor(fair) : undefined}
                hasSuggestion={quantityHistoryRange(fair) !== undefined}
              />
            </li>
          ))}
        </ul>
      </ListStates>
    </PageFrame>
  );
}
