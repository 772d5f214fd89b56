import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '../../cart/cart';
import { AllergenOverview } from '../../connected/allergens/AllergenOverview';
import { BackLink } from '../../kit/page/BackLink';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import type { OverviewItem } from '../../domain/allergenOverview';
import type { Cart } from '../../domain/cart';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { PageFrame } from '../../kit/page/PageFrame';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { paths } from '../../paths';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';

/** Allergens and diets of what is in the cart, in a fair of the fair's. */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <CartAllergens key={context.customerId} context={context} /> : null;
}

/** The products of a cart, those included that it came without. */
const itemsOf = ({ lines, errors }: Cart): OverviewItem[] => [
  ...lines.map(({ sku, product }) => ({ sku, name: product.name })),
  ...errors.map(({ sku }) => ({ sku, name: sku })),
];

function CartAllergens({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { cart, error, refetch } = useCart(context);
  const title = intl.formatMessage({ id: 'allergens.title.cart' });
  useScreenName(title);
  // An amount that changes is no reason to ask for the products again.
  const names = cart && JSON.stringify(itemsOf(cart));
  const items = useMemo(() => (names === undefined ? undefined : (JSON.parse(names) as OverviewItem[])), [names]);
  const cartHref = paths.checkout(context.shop);
  const back = (
    <BackLink href={cartHref}>
      <FormattedMessage id="allergens.back.cart" />
    </BackLink>
  );
  return (
    <QueryScreen
      reading={{ data: items, error, isFetching: false, refetch }}
      skeleton={<ListSkeleton rows={8} />}
      failed={<FormattedMessage id="allergens.failed.cart" />}
      frame={(state) => (
        <PageFrame title={title} back={back}>
          {state}
        </PageFrame>
      )}
    >
      {(declared) => (
        <AllergenOverview
          context={context}
          title={title}
          back={back}
          source={intl.formatMessage({ id: 'allergens.source.cart' })}
          items={declared}
          wayOn={
            <ButtonLink href={cartHref} tone="primary">
              <FormattedMessage id="allergens.empty.cart" />
            </ButtonLink>
          }
        />
      )}
    </QueryScreen>
  );
}
