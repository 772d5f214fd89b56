import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/cart/allergens',
  shop: 'both',
  title: 'app.title.allergens',
  access: 'customer',
  texts: ['ordering', 'allergens'],
};
