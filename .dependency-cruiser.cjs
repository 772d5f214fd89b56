// One table is the whole architecture: each room of src and the rooms it may look into (ARCHITECTURE.md has the picture).
const rooms = {
  platform: [],
  clock: ['domain'],
  http: ['clock'],
  gen: ['http'],
  domain: [],
  i18n: ['domain'],
  themes: ['domain'],
  session: ['http', 'domain'],
  queries: ['gen', 'http', 'clock', 'domain', 'session'],
  cart: ['queries', 'gen', 'http', 'domain', 'session'],
  ordering: ['cart', 'queries', 'gen', 'http', 'clock', 'domain', 'session'],
  kit: ['i18n', 'themes'],
  components: ['kit', 'clock', 'domain', 'i18n', 'themes'],
  connected: ['components', 'gen', 'kit', 'ordering', 'cart', 'queries', 'session', 'clock', 'domain', 'i18n', 'themes'],
  pages: ['connected', 'components', 'kit', 'gen', 'ordering', 'cart', 'queries', 'session', 'clock', 'domain', 'i18n', 'themes'],
  worker: [],
  app: [
    'pages',
    'connected',
    'components',
    'kit',
    'ordering',
    'cart',
    'queries',
    'session',
    'gen',
    'http',
    'clock',
    'domain',
    'i18n',
    'themes',
  ],
};
/** What knows nothing of the shop: every room stands on it. */
const ground = 'platform';
const test = '\\.(stories|test)\\.tsx?$';
/** Where a screen, or the frame, has what is its own. */
const own = '^src/(pages/[^/]+|app/frame)';

const direction = Object.entries(rooms).map(([room, may]) => ({
  name: `room-${room}`,
  severity: 'error',
  comment: `src/${room} may import only: ${[room, ...may, ground].join(', ')}. Move the code to the room it belongs to, or pass it in.`,
  from: { path: `^src/${room}/`, pathNot: test },
  to: {
    path: '^src/',
    pathNot: `^src/(${[room, ...may, ground].join('|')})/|^src/paths\\.ts$${room === 'kit' ? '|^src/domain/(cutText|limits|emailList|language|typedDay|typedNumber|typedText)\\.ts$' : ''}`,
    dependencyTypesNot: ['type-only'],
  },
}));

module.exports = {
  forbidden: [
    ...direction,
    {
      name: 'domain-types-only',
      severity: 'error',
      comment: 'The rules know the wire shapes as types only: use `import type` from gen/models.',
      from: { path: '^src/domain/', pathNot: test },
      to: { path: '^src/(?!domain/|platform/keptJson\\.ts$|gen/models/)' },
    },
    {
      name: 'one-call-a-module',
      severity: 'error',
      comment: 'Take a call from its own module (gen/cart/get-cart): with a list of modules all calls of a tag come to the screen.',
      from: { path: '^src/(?!gen/)', pathNot: test },
      to: { path: '^src/gen/.*index\\.ts$', pathNot: '/models/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'parts-are-components',
      severity: 'error',
      comment:
        "A screen's parts take props and callbacks, like src/components; what joins them to the server stands beside the folder parts.",
      from: { path: `${own}/parts/`, pathNot: test },
      to: { path: '^src/', pathNot: '^src/$1/(parts|rules)/|^src/(kit|components|clock|domain|i18n|themes)/' },
    },
    {
      name: 'rules-are-domain',
      severity: 'error',
      comment: "A screen's rules are pure, like src/domain, and know nothing but it and each other.",
      from: { path: `${own}/rules/`, pathNot: test },
      to: { path: '^src/', pathNot: '^src/$1/rules/|^src/(domain|gen/models)/|^src/platform/keptJson\\.ts$' },
    },
    {
      name: 'parts-stay-with-their-screen',
      severity: 'error',
      comment: 'Only the screen itself takes its parts and rules. What a second one needs belongs to src/components or src/domain.',
      from: { path: '^src/(?!pages/)', pathNot: test },
      to: { path: '^src/pages/[^/]+/(parts|rules)/' },
    },
    {
      name: 'domain-has-no-framework',
      severity: 'error',
      comment: 'Rules are pure: no React, no MUI, no queries in src/domain or in the rules of a screen.',
      from: { path: `^src/domain/|${own}/rules/`, pathNot: test },
      to: { path: 'node_modules/(react|@mui|@tanstack|msw)' },
    },
    {
      name: 'components-no-wire',
      severity: 'error',
      comment: 'Components take domain types and callbacks; joining them to the server is what src/connected is for.',
      from: { path: '^src/(components|kit)/', pathNot: test },
      to: { path: '^src/(gen|queries|cart|ordering|session|http|connected|pages|app)/|^src/paths\\.ts$' },
    },
    {
      name: 'mui-behind-the-kit',
      severity: 'error',
      comment: "MUI is drawn by src/kit in the theme of src/themes; everything else takes the kit's controls.",
      from: { path: '^src/(?!kit/|themes/)' },
      to: { path: 'node_modules/(@mui|@emotion)/' },
    },
    {
      name: 'pages-are-islands',
      severity: 'error',
      comment: 'A page never imports another page; what two pages share belongs to src/connected.',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/([^/]+)/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'mocks-stay-out',
      severity: 'error',
      comment: 'The shop reaches the mock backend only by the dynamic import in src/app/main.ts.',
      from: { path: '^src/', pathNot: test },
      to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'mocks-door',
      severity: 'error',
      comment: 'Only src/app/main.ts may open the door to the mock backend.',
      from: { path: '^src/', pathNot: `^src/app/main\\.ts$|${test}` },
      to: { path: '^mocks/' },
    },
    {
      name: 'examples-stay-out',
      severity: 'error',
      comment: 'Example data in tests/ is for stories and tests alone.',
      from: { path: '^(src|mocks)/', pathNot: `${test}|\\.fixture\\.tsx?$` },
      to: { path: '^tests/' },
    },
    {
      name: 'no-fakes-in-production',
      severity: 'error',
      comment: 'Generated msw and faker files are for mocks/ and for the examples of stories and tests.',
      from: { path: '^src/(?!gen/)', pathNot: test },
      to: { path: '\\.(msw|faker)\\.ts$' },
    },
    {
      name: 'mocks-see-contract-and-rules',
      severity: 'error',
      comment: 'The mock backend knows the contract and the rules of the domain, nothing of the screens.',
      from: { path: '^mocks/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(gen|domain)/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two files that need each other are one idea, or one of them is in the wrong place.',
      from: { pathNot: '^src/gen/' },
      to: { circular: true },
    },
    {
      name: 'not-to-dev-dependency',
      severity: 'error',
      comment: 'Production code may use only what package.json lists under dependencies.',
      from: { path: '^src/', pathNot: `${test}|\\.fixture\\.tsx?$|\\.(msw|faker)\\.ts$` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'This import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
