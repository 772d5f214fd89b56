import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/orders/detail/:orderId/allergens',
  title: 'app.title.allergens',
  access: 'user',
  texts: ['ordering', 'allergens'],
};
