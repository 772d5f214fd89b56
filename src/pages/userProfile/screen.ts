import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/user-profile',
  title: 'app.title.userProfile',
  access: 'user',
  texts: ['userProfile', 'forms'],
};
