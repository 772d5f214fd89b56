import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/cms-preview/*',
  title: 'app.title.contentPreview',
  access: 'anyone',
  texts: ['content'],
};
