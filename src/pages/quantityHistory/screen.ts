import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/quantity-history',
  shop: 'fair',
  title: 'app.title.quantityHistory',
  access: 'customer',
  texts: ['fair', 'ordering', 'quantityHistory'],
  fetchAhead: 'ahead.ts',
};
