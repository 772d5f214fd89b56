import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/auth/logout',
  title: 'app.title.logout',
  access: 'anyone',
  texts: ['logout'],
};
