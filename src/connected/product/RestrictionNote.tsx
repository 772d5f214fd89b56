import { useQuery } from '@tanstack/react-query';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { customerOptions } from '../../queries/customer';
import type { ShopContext } from '../../queries/shopContext';

/** Few customers have one. */
const RestrictionWords = lazyComponent(
  async () => (await Promise.all([import('./RestrictionWords'), addTexts('smallParts')]))[0].RestrictionWords,
);

/** Above a list of products: that the customer's range is restricted; nothing where it isn't. */
export function RestrictionNote({ context }: { context: ShopContext }) {
  const { data: isRestricted = false } = useQuery({
    ...customerOptions(context),
    select: (customer) => customer.hasCatalogRestriction === true,
    meta: { failure: 'silent' },
  });
  return isRestricted && <RestrictionWords context={context} />;
}
