import { BlockSection } from '#components/content/BlockSection.tsx';
import { ContactBlock } from '#components/content/ContactBlock.tsx';
import type { BlockKinds } from '#components/content/ContentBlocks.tsx';
import { EventsBlock } from '#components/content/EventsBlock.tsx';
import { FlyerTableBlock } from '#components/content/FlyerTableBlock.tsx';
import { GalleryBlock } from '#components/content/GalleryBlock.tsx';
import { HeadingBlock } from '#components/content/HeadingBlock.tsx';
import { ImageBlock } from '#components/content/ImageBlock.tsx';
import { IntroBlock } from '#components/content/IntroBlock.tsx';
import { TeasersBlock } from '#components/content/TeasersBlock.tsx';
import { TextBlock } from '#components/content/TextBlock.tsx';
import { addTexts } from '#i18n/texts.ts';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { FeaturedSkeleton } from './FeaturedSkeleton';
import { lazyBlock } from './lazyBlock';

/** Components for every kind of content block (P§3 Content), one line each. Heavy ones are loaded with the first of their kind. */
export const blockKinds: BlockKinds = {
  intro: IntroBlock,
  heading: HeadingBlock,
  text: TextBlock,
  image: ImageBlock,
  gallery: GalleryBlock,
  teasers: TeasersBlock,
  events: EventsBlock,
  flyerTable: FlyerTableBlock,
  contact: ContactBlock,
  featuredProducts: lazyBlock<'featuredProducts'>(
    async () =>
      (await Promise.all([import('./FeaturedProductsBlock'), addTexts('ordering'), addTexts('numbers')]))[0].FeaturedProductsBlock,
    ({ title, skus }) =>
      skus.length > 0 && (
        <BlockSection title={title}>
          <FeaturedSkeleton count={skus.length} />
        </BlockSection>
      ),
  ),
  promotion: lazyBlock<'promotion'>(
    async () => (await Promise.all([import('./PromotionBlock'), addTexts('ordering'), addTexts('numbers')]))[0].PromotionBlock,
    ({ promotion: { skus } }) => (
      <BlockSection title={undefined}>
        <Skeleton height={96} shape="tile" />
        {skus.length > 0 && <FeaturedSkeleton count={skus.length} />}
      </BlockSection>
    ),
  ),
  form: lazyBlock<'form'>(
    async () => (await Promise.all([import('./FormBlock'), addTexts('contentForms')]))[0].FormBlock,
    ({ form: { fields } }) => <Skeleton height={120 + 80 * fields.length} shape="tile" />,
  ),
  crmForm: lazyBlock<'crmForm'>(
    async () => (await Promise.all([import('./CrmFormBlock'), addTexts('contentForms')]))[0].CrmFormBlock,
    () => <Skeleton height={480} shape="tile" />,
  ),
};
