/** Features that a build may use although a supported browser lacks them, with the reason. */
export interface Allowed {
  /** Paths in MDN's data; each includes the paths below it. */
  readonly features: readonly string[];
  /** Beginnings of the names of the chunks that may use them; all chunks if omitted. */
  readonly where?: readonly string[];
  readonly because: string;
}

/** Features that src/app/standIns.ts adds to browsers that lack them. */
export const standIns: readonly string[] = [
  'api.AbortSignal.any_static',
  'api.URL.canParse_static',
  'javascript.builtins.Array.toReversed',
  'javascript.builtins.Array.toSorted',
  'javascript.builtins.Array.toSpliced',
  'javascript.builtins.String.toWellFormed',
];

const scripts: readonly Allowed[] = [
  {
    features: ['api.HTMLElement.showPopover'],
    where: ['ToastStack', 'shop'],
    because: 'feature-tested; without a top layer a hint is at the end of the page, and a toast in its place',
  },
  {
    features: ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback', 'api.IdleDeadline'],
    where: ['connection', 'shop', 'part'],
    because: 'feature-tested; a timer replaces it',
  },
  {
    features: ['api.trustedTypes', 'api.TrustedTypePolicyFactory'],
    where: ['AttachedLink', 'ReleaseOffer', 'outsideScript'],
    because: 'feature-tested; without it the page accepts plain addresses and HTML',
  },
  { features: ['api.BarcodeDetector'], where: ['CameraScan'], because: 'feature-tested; the shop has its own reader' },
  {
    features: ['api.Navigator.share', 'api.Navigator.canShare'],
    where: ['GoodsReceivedPage', 'JobPage'],
    because: 'feature-tested; the link is copied, the file downloaded',
  },
  {
    features: ['javascript.builtins.Intl.Segmenter'],
    where: ['BarChart', 'connection'],
    because: 'feature-tested; characters are counted differently',
  },
  {
    features: ['api.Navigator.connection', 'api.NetworkInformation'],
    where: ['react', 'shop'],
    because: 'feature-tested; no data is saved',
  },
  { features: ['api.Window.cookieStore'], where: ['door'], because: 'feature-tested; the cookies are reread instead' },
  {
    features: ['api.fetch.options_parameter.keepalive', 'api.fetch.options_parameter.referrerPolicy'],
    because: 'ignored; a report sent while the page is left may be lost',
  },
  { features: ['javascript.builtins.Error.captureStackTrace'], because: 'feature-tested by libraries' },
  {
    features: ['javascript.builtins.Intl.DurationFormat'],
    where: ['shop'],
    because: 'created for durations only, which no text of the shop has',
  },
  {
    features: [
      'api.Document.prerendering',
      'api.Document.wasDiscarded',
      'api.InteractionContentfulPaint',
      'api.LargestContentfulPaint',
      'api.LayoutShift',
      'api.Performance.interactionCount',
      'api.PerformanceEventTiming',
      'api.PerformanceNavigationTiming.activationStart',
      'api.PerformanceSoftNavigation',
    ],
    where: ['part'],
    because: 'feature-tested by web-vitals, which skips unsupported measures',
  },
  {
    features: [
      'api.Document.startViewTransition',
      'api.NavigateEvent',
      'api.Navigation.currentEntry',
      'api.ViewTransition',
      'api.Window.navigation',
      'api.Window.setImmediate',
    ],
    where: ['react'],
    because: 'feature-tested by React',
  },
  { features: ['api.CSSFontFaceDescriptors.fontStretch'], where: ['MuiTheme'], because: "a field of MUI's own objects" },
  {
    features: ['css.types.color.color-mix', 'css.types.color.oklch'],
    where: ['MuiTheme'],
    because: 'part of MUI, for themes with a colour space, which the shop does not use',
  },
  { features: ['api.Navigator.userAgentData'], where: ['BarChart'], because: 'feature-tested by MUI; it reads the platform instead' },
  {
    features: ['api.StorageAccessHandle.createObjectURL'],
    where: ['QuickEntryPanel'],
    because: '`URL.createObjectURL`, stored by the library under the same name',
  },
  {
    features: [
      'api.Headers.getSetCookie',
      'api.Response.json_static',
      'css.types.color.lab',
      'css.types.color.lch',
      'css.types.color.light-dark',
      'css.types.color.oklab',
      'css.types.color.oklch',
      'javascript.builtins.Map.groupBy',
      'javascript.builtins.Promise.withResolvers',
      'javascript.builtins.Set.intersection',
    ],
    where: ['_virtual_msw', 'browser', 'execute-handlers', 'pdfWriter'],
    because: "only in the demo's mock backend, which needs a current browser",
  },
];

const styles: readonly Allowed[] = [
  { features: ['css.properties.cursor', 'css.properties.resize'], because: 'for a mouse; iPads and phones draw their own pointer' },
  { features: ['css.properties.text-wrap'], because: 'a heading wraps only when its line is full' },
  { features: ['css.properties.scrollbar-width'], because: 'the scrollbar has its usual width' },
  { features: ['css.properties.break-after.avoid'], because: 'in print, a heading may be the last line of a page' },
  {
    features: ['css.at-rules.page', 'css.at-rules.page.size', 'css.at-rules.page.at_bottom-right'],
    because: 'in print, the dialog sets paper and margins, and pages have no number',
  },
  {
    features: [
      'css.at-rules.font-face.ascent-override',
      'css.at-rules.font-face.descent-override',
      'css.at-rules.font-face.line-gap-override',
      'css.at-rules.font-face.size-adjust',
    ],
    because: 'lines may shift slightly when a font loads',
  },
  { features: ['css.properties.forced-color-adjust'], because: 'for contrast themes, which these browsers lack' },
  { features: ['css.properties.overflow-clip-margin'], because: 'the focus ring is clipped at the edge' },
  {
    features: ['css.at-rules.media.scripting'],
    because: 'without scripts the message about a failed start also appears, after twelve seconds',
  },
  { features: ['css.selectors.popover-open'], where: ['ToastStack'], because: 'a separate rule; `@supports not` has the fallback' },
];

export const allowed: readonly Allowed[] = [...scripts, ...styles];
