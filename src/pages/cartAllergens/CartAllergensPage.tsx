import { FormattedMessage, useIntl } from 'react-intl';
import { AllergenOverview } from '#connected/allergens/AllergenOverview.tsx';
import { useCartItems } from '#connected/allergens/cartItems.ts';
import { BackLink } from '#kit/page/BackLink.tsx';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { paths } from '#paths.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';

/** Allergens and diets of the cart's products; in a fair those of the fair's cart. */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <CartAllergens key={context.customerId} context={context} /> : null;
}

function CartAllergens({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const reading = useCartItems(context);
  const title = intl.formatMessage({ id: 'allergens.title.cart' });
  useScreenName(title);
  const cartHref = paths.checkout(context.shop);
  const back = (
    <BackLink href={cartHref}>
      <FormattedMessage id="allergens.back.cart" />
    </BackLink>
  );
  return (
    <QueryScreen
      reading={reading}
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
