import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/quantity-history',
  shop: 'fair',
  title: 'app.title.quantityHistory',
  access: 'customer',
  texts: ['fair', 'ordering', 'quantityHistory'],
  fetchAhead: 'ahead.ts',
};
