import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/',
  title: 'app.title.home',
  access: 'visitor',
  texts: ['home'],
};
