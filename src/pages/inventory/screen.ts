import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/inventory',
  title: 'app.title.inventory',
  access: 'customer',
  texts: ['my'],
  fetchAhead: 'ahead.ts',
};
