import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/privacy-preferences',
  title: 'app.title.privacy',
  access: 'anyone',
  texts: ['consent'],
};
