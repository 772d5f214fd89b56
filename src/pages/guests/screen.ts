import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/guests',
  title: 'app.title.guests',
  access: 'customer',
  texts: ['guests'],
};
