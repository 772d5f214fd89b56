import { FormattedMessage } from 'react-intl';
import { ResultNotice } from '#components/search/ResultNotice.tsx';
import { useGetProductRestriction } from '#gen/customer/get-product-restriction.ts';
import type { ShopContext } from '#queries/shopContext.ts';

/** The text about a customer's restricted range; the server's own if it sends one. */
export function RestrictionWords({ context }: { context: ShopContext }) {
  const { data: restriction } = useGetProductRestriction(context.tenant, context.customerId ?? '');
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
