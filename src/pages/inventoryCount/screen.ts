import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/inventory/new',
  title: 'app.title.inventoryCount',
  access: 'customer',
  texts: ['inventoryCount', 'ordering', 'forms', 'numbers'],
};
