import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/receipts',
  title: 'app.title.receipts',
  // A blocked customer's documents are read without choosing a customer; the screen leads others to the selector.
  access: 'user',
  texts: ['my', 'receipts'],
  fetchAhead: 'ahead.ts',
};
