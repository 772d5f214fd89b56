import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/analytics',
  title: 'app.title.analytics',
  access: 'customer',
  needs: 'canUseEmbeddedAnalytics',
  texts: ['analytics'],
};
