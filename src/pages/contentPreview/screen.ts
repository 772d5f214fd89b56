import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/cms-preview/*',
  title: 'app.title.contentPreview',
  access: 'anyone',
  texts: ['content'],
};
