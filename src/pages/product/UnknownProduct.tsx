import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { paths } from '#paths.ts';

/** There is no product with this number in this range. */
export function UnknownProduct({ sku }: { sku: string }) {
  const { shop } = useShop();
  return (
    <EmptyState
      pictogram="search"
      title={<FormattedMessage id="product.unknown.title" />}
      actions={
        <ButtonLink tone="primary" href={paths.search(undefined, shop)}>
          <FormattedMessage id="product.unknown.search" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="product.unknown.text" values={{ sku }} />
      </p>
    </EmptyState>
  );
}
