import type { Shape } from '../../http/shape';
import { contactBlock } from './contactBlock';
import { crmFormBlock } from './crmFormBlock';
import { eventsBlock } from './eventsBlock';
import { featuredProductsBlock } from './featuredProductsBlock';
import { flyerTableBlock } from './flyerTableBlock';
import { formBlock } from './formBlock';
import { galleryBlock } from './galleryBlock';
import { headingBlock } from './headingBlock';
import { imageBlock } from './imageBlock';
import { introBlock } from './introBlock';
import { promotionBlock } from './promotionBlock';
import { teasersBlock } from './teasersBlock';
import { textBlock } from './textBlock';

export const contentBlock: Shape = { '|component': { 'intro': introBlock, 'events': eventsBlock, 'featuredProducts': featuredProductsBlock, 'flyerTable': flyerTableBlock, 'gallery': galleryBlock, 'promotion': promotionBlock, 'teasers': teasersBlock, 'text': textBlock, 'heading': headingBlock, 'image': imageBlock, 'form': formBlock, 'contact': contactBlock, 'crmForm': crmFormBlock } };
