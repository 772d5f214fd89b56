/** The twelve screens that a look is judged by, each with the story that shows it fullest. */
export const screens = {
  Search: 'pages-search--search',
  Product: 'pages-product--regular',
  Cart: 'pages-checkout--cart',
  Delivery: 'pages-checkout--delivery',
  Confirmation: 'pages-checkout--confirmation',
  'Essence list': 'pages-essentialproducts--list',
  Template: 'pages-ordertemplate--loaded',
  Orders: 'pages-orders--list',
  Order: 'pages-order--detail',
  Home: 'pages-home--buyer',
  Inventory: 'pages-inventorydetail--detail',
  Receipts: 'pages-receipts--invoices',
} as const;

/** Name of such a screen. */
export type ScreenName = keyof typeof screens;
