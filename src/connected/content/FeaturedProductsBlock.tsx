import type { BlockProps } from '../../components/content/ContentBlocks';
import { FeaturedProducts } from './FeaturedProducts';

/** Products that editors put forward (P§3 "featured products (with skus)"). */
export function FeaturedProductsBlock({ block: { title, skus } }: BlockProps<'featuredProducts'>) {
  return <FeaturedProducts skus={skus} title={title} />;
}
