import { BlockSection } from '../../components/content/BlockSection';
import type { BlockProps } from '../../components/content/ContentBlocks';
import { PromotionHead } from '../../components/content/PromotionHead';
import { useToday } from '../../clock/serverTime';
import { validityOn } from '../../domain/content';
import { FeaturedProducts } from './FeaturedProducts';

/** A promotion with its products. One that is over only says so: its prices no longer hold. */
export function PromotionBlock({ block: { promotion } }: BlockProps<'promotion'>) {
  const validity = validityOn(useToday(), promotion);
  return (
    <BlockSection title={undefined}>
      <PromotionHead promotion={promotion} validity={validity} />
      {validity.kind !== 'over' && <FeaturedProducts skus={promotion.skus} />}
    </BlockSection>
  );
}
