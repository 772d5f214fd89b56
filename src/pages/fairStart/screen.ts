import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/',
  shop: 'fair',
  title: 'app.title.fair',
  access: 'customer',
  texts: ['fair', 'content'],
};
