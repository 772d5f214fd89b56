import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ResultNotice } from '../../components/search/ResultNotice';
import { useGetProductRestriction } from '../../gen/customer/get-product-restriction';
import { customerOptions } from '../../queries/customer';
import type { ShopContext } from '../../queries/shopContext';

/** Above a list of products: that the customer's range is restricted, in the server's own words where it has some; nothing where it isn't. */
export function RestrictionNote({ context }: { context: ShopContext }) {
  const { data: isRestricted = false } = useQuery({
    ...customerOptions(context),
    select: (customer) => customer.hasCatalogRestriction === true,
    meta: { failure: 'silent' },
  });
  const { data: restriction } = useGetProductRestriction(context.tenant, context.customerId ?? '', {
    query: { enabled: isRestricted },
  });
  if (!isRestricted) return null;
  return (
    <ResultNotice>
      {restriction?.message ?? (
        <span>
          <FormattedMessage id={restriction?.essenceOnly ? 'search.restriction.essenceOnly' : 'search.restriction.general'} />
        </span>
      )}
    </ResultNotice>
  );
}
