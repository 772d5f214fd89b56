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
import { lazyComponent } from '../../kit/lazy/lazyComponent';

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
  featuredProducts: lazyComponent(
    async () => (await Promise.all([import('./FeaturedProductsBlock'), addTexts('ordering')]))[0].FeaturedProductsBlock,
  ),
  promotion: lazyComponent(async () => (await Promise.all([import('./PromotionBlock'), addTexts('ordering')]))[0].PromotionBlock),
  form: lazyComponent(async () => (await Promise.all([import('./FormBlock'), addTexts('contentForms')]))[0].FormBlock),
  crmForm: lazyComponent(async () => (await Promise.all([import('./CrmFormBlock'), addTexts('contentForms')]))[0].CrmFormBlock),
};
