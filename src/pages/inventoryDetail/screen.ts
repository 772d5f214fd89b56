import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/inventory/:inventoryId',
  title: 'app.title.inventory',
  access: 'customer',
  texts: ['ordering', 'my'],
  fetchAhead: 'ahead.ts',
};
