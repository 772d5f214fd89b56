import { FormattedMessage } from 'react-intl';
import { ResultNotice } from '../../components/search/ResultNotice';
import { useGetProductRestriction } from '../../gen/customer/get-product-restriction';
import type { ShopContext } from '../../queries/shopContext';

/** That a customer's range is restricted, in the server's own words where it has some. */
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
