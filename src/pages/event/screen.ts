import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/event',
  title: 'app.title.event',
  access: 'customer',
  texts: ['ordering', 'allergens', 'event'],
};
