import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/my/ordertemplates/:templateId/guests',
  // Its own name comes with the template's; until then the tab is called as on the way to the template.
  title: 'app.title.orderTemplate',
  access: 'customer',
  texts: ['ordering', 'my', 'forms', 'numbers'],
};
