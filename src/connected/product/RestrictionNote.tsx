import { useQuery } from '@tanstack/react-query';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { customerOptions } from '#queries/customer.ts';
import type { ShopContext } from '#queries/shopContext.ts';

/** Lazy, because few customers have a restricted range. */
const RestrictionWords = lazyComponent(
  async () => (await Promise.all([import('./RestrictionWords'), addTexts('smallParts')]))[0].RestrictionWords,
);

/** A notice above a product list that the customer's range is restricted; renders nothing otherwise. */
export function RestrictionNote({ context }: { context: ShopContext }) {
  const { data: isRestricted = false } = useQuery({
    ...customerOptions(context),
    select: (customer) => customer.hasCatalogRestriction === true,
    meta: { failure: 'silent' },
  });
  return isRestricted && <RestrictionWords context={context} />;
}
