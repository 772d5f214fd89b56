import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '*',
  title: 'app.title.notFound',
  access: 'visitor',
  texts: ['smallParts'],
};
