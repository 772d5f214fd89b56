import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/ordertemplates/:templateId/allergens',
  title: 'app.title.allergens',
  access: 'customer',
  texts: ['ordering', 'allergens'],
};
