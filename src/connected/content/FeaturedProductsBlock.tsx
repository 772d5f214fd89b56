import type { BlockProps } from '#components/content/ContentBlocks.tsx';
import { FeaturedProducts } from './FeaturedProducts';

/** Products promoted by editors (P§3 "featured products (with skus)"). */
export function FeaturedProductsBlock({ block: { title, skus } }: BlockProps<'featuredProducts'>) {
  return <FeaturedProducts skus={skus} title={title} />;
}
