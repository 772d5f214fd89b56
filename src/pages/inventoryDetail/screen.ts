import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/my/inventory/:inventoryId',
  title: 'app.title.inventoryDetail',
  access: 'customer',
  texts: ['ordering', 'my'],
};
