import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/auth/redirect',
  title: 'app.title.signIn',
  access: 'anyone',
  texts: ['signIn'],
};
