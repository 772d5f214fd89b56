import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/privacy-preferences',
  title: 'app.title.privacy',
  access: 'anyone',
  texts: ['consent'],
};
