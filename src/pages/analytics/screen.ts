import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/analytics',
  title: 'app.title.analytics',
  access: 'customer',
  needs: 'canUseEmbeddedAnalytics',
  texts: ['analytics'],
};
