import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/companion-orders',
  title: 'app.title.companionOrders',
  access: 'customer',
  texts: ['ordering', 'companion', 'my'],
  fetchAhead: 'ahead.ts',
};
