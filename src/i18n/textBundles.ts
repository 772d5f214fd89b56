/**
 * Which texts come together: for each bundle the files of `messages/<language>` that it holds. `frame` is always there; the others come with
 * the screens and parts that ask for them. `npm run gen` writes `bundles/` and `catalogues/` from it.
 */
export const textBundles = {
  frame: ['app', 'error', 'feedback', 'list', 'price', 'product', 'quantity', 'screen', 'search', 'shell', 'unit'],
  ordering: ['cart', 'checkout', 'delivery', 'order'],
  customers: ['customer'],
  identity: ['identity'],
  product: ['product-details', 'product-allergens', 'price-explanation', 'productPage', 'document', 'labelTool'],
  home: ['home', 'market', 'waitingCount'],
  fair: ['fair'],
  fairs: ['fairs'],
  quantityHistory: ['quantityHistory'],
  companion: ['companion'],
  my: ['my', 'inventory', 'receipt', 'waitingCount'],
  essence: ['essence'],
  labels: ['label', 'labelTool'],
  contact: ['contact'],
  content: ['content', 'promotion'],
  contentForms: ['contentForm', 'field'],
  job: ['job'],
  promotion: ['promotion'],
  emptyResult: ['promotion', 'search-empty'],
  logout: ['screen-logout'],
  orderTemplates: ['orderTemplate', 'labelTool'],
  orderTemplatePage: ['orderTemplate', 'orderTemplatePage', 'orderTemplates'],
  quickEntry: ['quickEntry'],
  inventoryCount: ['inventoryCount'],
  waitingCount: ['waitingCount'],
  forms: ['field'],
  journal: ['journal'],
  allergens: ['allergens', 'product-allergens'],
  appBanner: ['appBanner'],
  consent: ['consent'],
  chat: ['chat'],
  analytics: ['analytics'],
  prices: ['price-explanation'],
  notifications: ['notification'],
  userProfile: ['userProfile'],
  release: ['release'],
  languageOffer: ['languageOffer'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Texts that come with screens and parts; those of the frame and of product rows are always there. */
export type TextBundle = Exclude<keyof typeof textBundles, 'frame'>;
