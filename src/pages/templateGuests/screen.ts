import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/ordertemplates/:templateId/guests',
  // Its own name loads with the template; until then the tab has the template screen's title.
  title: 'app.title.orderTemplate',
  access: 'customer',
  texts: ['ordering', 'my', 'guests', 'forms', 'numbers'],
};
