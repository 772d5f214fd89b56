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
  companion: ['companion', 'usual'],
  my: ['document', 'inventory', 'receipt', 'waitingCount', 'templateFilling', 'templateGuests'],
  essence: ['essence'],
  labels: ['label', 'labelTool'],
  contact: ['contact'],
  content: ['content', 'promotion'],
  contentForms: ['contentForm', 'field'],
  job: ['job'],
  promotion: ['promotion'],
  emptyResult: ['promotion', 'search-empty'],
  logout: ['screen-logout'],
  signIn: ['signIn'],
  orderTemplates: ['orderTemplate', 'labelTool'],
  orderTemplatePage: ['orderTemplate', 'orderTemplatePage', 'orderTemplates'],
  orderSheet: ['orderSheet'],
  planner: ['planner'],
  quickEntry: ['quickEntry'],
  inventoryCount: ['inventoryCount'],
  goodsReceived: ['goodsReceived'],
  waitingCount: ['waitingCount'],
  forms: ['field', 'scan'],
  journal: ['journal'],
  allergens: ['allergens', 'product-allergens', 'substitution', 'dietGuard'],
  consent: ['consent'],
  chat: ['chat'],
  analytics: ['analytics'],
  prices: ['price-explanation', 'priceWatch'],
  notifications: ['notification', 'document'],
  userProfile: ['userProfile'],
  purchases: ['product-purchases'],
  suggestions: ['shell-suggestions'],
  filters: ['search-filters'],
  // What the frame asks for after the first paint: a few words each, whose own files would be larger than they are.
  frameLater: ['appBanner', 'languageOffer', 'quantity-large', 'release', 'shell-customer', 'shell-print', 'shell-slow'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Texts that come with screens and parts; those of the frame and of product rows are always there. */
export type TextBundle = Exclude<keyof typeof textBundles, 'frame'>;
