import { ContactBlock } from '../../components/content/ContactBlock';
import type { BlockKinds } from '../../components/content/ContentBlocks';
import { EventsBlock } from '../../components/content/EventsBlock';
import { FlyerTableBlock } from '../../components/content/FlyerTableBlock';
import { GalleryBlock } from '../../components/content/GalleryBlock';
import { HeadingBlock } from '../../components/content/HeadingBlock';
import { ImageBlock } from '../../components/content/ImageBlock';
import { IntroBlock } from '../../components/content/IntroBlock';
import { TeasersBlock } from '../../components/content/TeasersBlock';
import { TextBlock } from '../../components/content/TextBlock';
import { addTexts } from '../../i18n/texts';
import { lazyBlock } from './lazyBlock';

/** Every kind of content block that the shop draws (P§3 Content): one line each. What brings much along is fetched with the first of its kind. */
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
    ({ skus }) => (skus.length > 0 ? 240 : 0),
  ),
  promotion: lazyBlock<'promotion'>(
    async () => (await Promise.all([import('./PromotionBlock'), addTexts('ordering'), addTexts('numbers')]))[0].PromotionBlock,
    ({ promotion: { skus } }) => (skus.length > 0 ? 280 : 96),
  ),
  form: lazyBlock<'form'>(
    async () => (await Promise.all([import('./FormBlock'), addTexts('contentForms')]))[0].FormBlock,
    ({ form: { fields } }) => 120 + 80 * fields.length,
  ),
  crmForm: lazyBlock<'crmForm'>(
    async () => (await Promise.all([import('./CrmFormBlock'), addTexts('contentForms')]))[0].CrmFormBlock,
    () => 480,
  ),
};
