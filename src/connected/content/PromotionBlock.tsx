import { BlockSection } from '#components/content/BlockSection.tsx';
import type { BlockProps } from '#components/content/ContentBlocks.tsx';
import { PromotionHead } from '#components/content/PromotionHead.tsx';
import { useToday } from '#clock/serverTime.ts';
import { validityOn } from '#domain/content/content.ts';
import { FeaturedProducts } from './FeaturedProducts';

/** A promotion with its products. A past one only says so, because its prices are no longer valid. */
export function PromotionBlock({ block: { promotion } }: BlockProps<'promotion'>) {
  const validity = validityOn(useToday(), promotion);
  return (
    <BlockSection title={undefined}>
      <PromotionHead promotion={promotion} validity={validity} />
      {validity.kind !== 'over' && <FeaturedProducts skus={promotion.skus} />}
    </BlockSection>
  );
}
