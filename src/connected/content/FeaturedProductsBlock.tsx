import { BlockSection } from '../../components/content/BlockSection';
import type { BlockProps } from '../../components/content/ContentBlocks';
import { FeaturedProducts } from './FeaturedProducts';

/** Products that editors put forward (P§3 "featured products (with skus)"). */
export function FeaturedProductsBlock({ block: { title, skus } }: BlockProps<'featuredProducts'>) {
  if (skus.length === 0) return null;
  return (
    <BlockSection title={title}>
      <FeaturedProducts skus={skus} />
    </BlockSection>
  );
}
