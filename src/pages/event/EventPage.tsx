import { FormattedMessage } from 'react-intl';
import { useCartItems } from '#connected/allergens/cartItems.ts';
import { DietGuard } from '#connected/dietGuard/DietGuard.tsx';
import { guestEventDraft } from '#connected/dietGuard/guestEvent.ts';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { OverviewItem } from '#domain/allergens/allergenOverview.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { LinkEntry, LinkGroup } from '#kit/list/LinkGroup.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { paths } from '#paths.ts';
import { useStored } from '#platform/useStored.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import styles from './EventPage.module.css';

/** The event of the user at the customer: who comes, their diets, and how the cart suits them. */
export function Component() {
  const { context, user } = useShop();
  return context && isBuyer(context) && user ? <Event key={context.customerId} context={context} userId={user.userId} /> : null;
}

const none: readonly OverviewItem[] = [];

function Event({ context, userId }: { context: BuyerContext; userId: string }) {
  const { data: items, error, refetch } = useCartItems(context);
  const event = useStored(guestEventDraft(context, userId));
  return (
    <MyFrame current="event" title={<FormattedMessage id="app.title.event" />}>
      <div className={styles.page}>
        <p className={styles.text}>
          <FormattedMessage id="event.text" />
        </p>
        {Boolean(error) && items === undefined && (
          <InlineError error={error} onRetry={refetch}>
            <FormattedMessage id="event.cartFailed" />
          </InlineError>
        )}
        {items === undefined && !error ? (
          <ListSkeleton rows={3} />
        ) : (
          <DietGuard context={context} userId={userId} items={items ?? none} isOfAllergens />
        )}
        {event && (
          <LinkGroup title={<FormattedMessage id="event.on" />}>
            <LinkEntry href={paths.guests()} name={<FormattedMessage id="event.on.guests" />} />
            <LinkEntry href={paths.orderSheet()} name={<FormattedMessage id="event.on.sheet" />} />
            <LinkEntry href={paths.cartAllergens()} name={<FormattedMessage id="event.on.cart" />} />
          </LinkGroup>
        )}
      </div>
    </MyFrame>
  );
}
