import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/order-sheet',
  title: 'app.title.orderSheet',
  access: 'customer',
  texts: ['ordering', 'orderSheet'],
};
