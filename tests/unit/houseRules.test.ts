import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shopVariables } from '#themes/cssVariables.ts';

/** Data and generated files may be as long as they are. */
const dataFolders = /^(src\/gen|mocks\/catalogue\/vocabulary|mocks\/contract|tests\/planted)\b|^mocks\/catalogue\/pictograms\.ts$/;

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => pattern.test(file));

const read = (file: string) => readFileSync(file, 'utf8');
/** Folders of components: those that several screens use, and the parts of a screen or of the frame. */
const isComponent = (file: string) =>
  /^src\/(?:kit|components|pages\/\w+\/parts|app\/frame\/parts)\/.*(?<!\.(?:test|fixture))\.tsx$/.test(file);
const sources = ['src', 'mocks', 'scripts', 'tests', '.storybook'].flatMap((folder) => filesOf(folder, /\.(tsx?|css)$/));

test('every component has stories of its own beside it', () => {
  const files = sources.filter(isComponent);
  const without = files.filter((file) => !file.endsWith('.stories.tsx') && !files.includes(file.replace('.tsx', '.stories.tsx')));
  expect(without).toEqual([]);
});

test('every screen has stories', () => {
  const without = filesOf('src/pages', /(Page|Layout)\.tsx$/).filter((file) => !sources.includes(file.replace('.tsx', '.stories.tsx')));
  expect(without).toEqual([]);
});

/** Stories whose picture shows only a popup opened by a press or by typing. */
const openedByHand = [
  'CategoryBar Open',
  'EssenceToggle RecentlyBought',
  'MenuButton Open',
  'SearchBox Suggesting',
  'SearchBox Popular',
  'ProductFinder Similar',
  'ScannedCodes InTheField',
];

test('pictures are taken of static stories: interactions are in stories of their own', () => {
  const acts = /userEvent\.|fireEvent\.|\.focus\(|scrollIntoView|scrollTo|\.click\(/;
  const acting = sources
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      [...read(file).matchAll(/^export const (\w+): Story = \{$(.*?)^\};$/gms)]
        .filter(([, , body = '']) => /^ {2}tags: \[.*'(?:visual|phone)'/m.test(body) && acts.test(body))
        .map(([, name]) => `${/(\w+)\.stories/.exec(file)?.[1]} ${name}`),
    );
  expect(acting.filter((story) => !openedByHand.includes(story))).toEqual([]);
});

test('stories that only interact are neither in the sidebar nor in the docs', () => {
  const inUse = sources
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      [...read(file).matchAll(/^export const (\w+InUse)\b.*?^\};$/gms)].map(([text, name]) => ({ story: `${file} ${name}`, text })),
    );
  expect(inUse.length).toBeGreaterThan(50);
  expect(inUse.filter(({ text }) => !text.includes("\n  tags: ['!dev', '!autodocs'],")).map(({ story }) => story)).toEqual([]);
});

test('overlays have a window of their own in the docs', () => {
  const over = sources.filter((file) => /\/(?:\w*(?:Dialog|Drawer|Sheet|Popover)|Menu|TemplateMenu|ToastStack)\.stories\.tsx$/.test(file));
  expect(over.length).toBeGreaterThan(15);
  expect(over.filter((file) => !read(file).includes('docs: inOwnWindow'))).toEqual([]);
});

/** Files that are longer, and why. */
const longOnPurpose: Readonly<Record<string, string>> = {
  'src/components/product/ProductRow.module.css':
    'row, tile, phone and large text are four layouts of the same parts, whose names are of this file',
};

test('no file is longer than 350 lines, no test or stories file longer than 400', () => {
  const longest = (file: string) => (/\.(?:test|spec|stories|fixture)\.tsx?$/.test(file) ? 400 : 350);
  const long = sources.filter((file) => !dataFolders.test(file) && read(file).split('\n').length > longest(file) + 1);
  expect(long).toEqual(Object.keys(longOnPurpose));
});

test('react-intl only formats sentences: the build has nothing else of it, and src/i18n/format.ts formats numbers and dates', () => {
  const other = /\bintl\.format(?!Message\b)\w+|<Formatted(?!Message\b)\w+/;
  expect(sources.filter((file) => /^src\/.*\.tsx?$/.test(file)).filter((file) => other.test(read(file)))).toEqual([]);
});

test("stylesheets have no colour literal: colours are in the tenants' tokens", () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\(/i;
  const wrong = filesOf('src', /\.css$/)
    .filter((file) => !file.startsWith('src/themes/'))
    .filter((file) => literal.test(read(file)));
  expect(wrong).toEqual([]);
});

test("text in the tenant's colour uses the shade that is legible on the page in both modes, not that of surfaces", () => {
  const surface = /^\s*color: var\(--mui-palette-primary-main\)/m;
  expect(filesOf('src', /\.module\.css$/).filter((file) => surface.test(read(file)))).toEqual([]);
});

test('only pointers that hover see a look for it: on touch it would stay after a tap', () => {
  const always = filesOf('src', /\.module\.css$/).filter((file) =>
    // What is left without the blocks of media that ask for such a pointer, or for a contrast theme.
    read(file)
      .replaceAll(/^@media \((?:hover: hover|forced-colors: active)\)[^]*?^\}/gm, '')
      .includes(':hover'),
  );
  expect(always).toEqual([]);
});

/** The rules of all stylesheets, each with its file, selector and declarations. */
const styleRules = () =>
  filesOf('src', /\.module\.css$/).flatMap((file) =>
    [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      file,
      // Without the comment before it.
      selector: selector.replaceAll(/\/\*.*?\*\//gs, '').trim(),
      body,
    })),
  );

test('a figure in a cell is never broken in two, however narrow the cell', () => {
  const cell = /\.\w*(?:count|amount|sum|price|value|total|figure|share|position|quantity|number|difference|countdown)\w*(?: \w+)?$/i;
  const breaking = styleRules()
    .filter(({ selector }) => selector.split(',').some((part) => cell.test(part.trim())))
    .filter(({ body }) => body.includes('var(--shop-figures)') && !/white-space: nowrap|overflow-wrap: /.test(body))
    .map(({ file, selector }) => `${file}: ${selector}`);
  expect(breaking).toEqual([]);
});

test('the small corners are for chips, pictures and fields; what is padded as a card has those of a card', () => {
  const padded = /padding(?:-block)?: var\(--shop-space-(?:[3-9]|1\d)\)/;
  const wrong = styleRules()
    .filter(({ body }) => body.includes('var(--shop-radius-small)') && padded.test(body))
    .map(({ file, selector }) => `${file}: ${selector}`);
  expect(wrong).toEqual([]);
});

test("what opens in place has the kit's chevron, not the browser's triangle", () => {
  const bare = filesOf('src', /\.tsx$/)
    .filter((file) => /<summary\b/.test(read(file)))
    .map((file) => file.replace('.tsx', '.module.css'))
    .filter((file) => !/disclosure\.module\.css|details-marker/.test(read(file)));
  expect(bare).toEqual([]);
});

test('stylesheets use only variables that the theme declares', () => {
  const declared = new Set(Object.keys(shopVariables));
  const unknown = filesOf('src', /\.module\.css$/).flatMap((file) => {
    const text = read(file);
    const local = new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]));
    return [...text.matchAll(/var\((--shop-[\w-]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !declared.has(name) && !local.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('pictures of the backend and of editors are rendered in one place, which checks their address', () => {
  const drawing = filesOf('src', /\.tsx$/).filter((file) => !file.endsWith('.stories.tsx') && /<img\b/.test(read(file)));
  // The second isn't fetched: it is a picture of the device's own camera.
  expect(drawing).toEqual(['src/components/picture/Picture.tsx', 'src/pages/goodsReceived/parts/OwnPicture.tsx']);
});

test('external markup is parsed in one place, which sanitises it', () => {
  const sinks =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|createContextualFragment|parseFromString|setHTML|srcDoc|document\.write|from 'dompurify'/;
  const found = filesOf('src', /\.tsx?$/).filter((file) => !/\.(?:stories|test|fixture)\.tsx?$/.test(file) && sinks.test(read(file)));
  expect(found).toEqual(['src/components/content/SafeHtml.tsx']);
});

test('every folder of a screen declares it, and contains its page', () => {
  const folders = readdirSync('src/pages');
  expect(folders.filter((folder) => !sources.includes(`src/pages/${folder}/screen.ts`))).toEqual([]);
  const pages = sources.filter((file) => /^src\/pages\/\w+\/\w+(Page|Layout)\.tsx$/.test(file));
  expect(folders.filter((folder) => !pages.some((page) => page.startsWith(`src/pages/${folder}/`)))).toEqual([]);
});

test("buttons are the kit's: no other room renders one by hand", () => {
  const bare = filesOf('src', /\.tsx$/)
    .filter((file) => !file.startsWith('src/kit/') && !/\.(?:stories|test|fixture)\.tsx$/.test(file))
    .filter((file) => /<button\b/.test(read(file)));
  expect(bare).toEqual([]);
});

test('tables are rendered by the kit', () => {
  const drawing = filesOf('src', /\.tsx$/).filter(
    (file) => !file.startsWith('src/kit/') && !/\.(?:stories|test)\.tsx$/.test(file) && /<table\b/.test(read(file)),
  );
  expect(drawing).toEqual([]);
});

/** Inputs outside of the kit, each with its reason. */
const ownControls = [
  // On the first paint of every screen: a combobox whose list opens below it.
  'src/app/frame/parts/SearchBox.tsx',
  // In every product row: it is its own stepper, without an element or a state more.
  'src/components/quantity/AmountInput.tsx',
  // Files are dropped on it, and its height follows the dialog's.
  'src/pages/checkout/parts/quickEntry/QuickEntryField.tsx',
  // One in each of a thousand rows that are half as high as a field: its keys, its unit and its reason are the row's.
  'src/pages/orderSheet/parts/SheetRow.tsx',
];

test("controls are the kit's", () => {
  const bare = filesOf('src', /\.tsx$/)
    .filter((file) => !file.startsWith('src/kit/') && !/\.(stories|test|fixture)\.tsx$/.test(file))
    .filter((file) => /<(?:input|select|textarea)\b/.test(read(file)));
  expect(bare.toSorted()).toEqual(ownControls);
});

/** Tests that need a missing nginx, kubectl or browser are skipped with the reason, and counted so. */
const impossible = /test\.skip\((?:'missing' in nginx|!hasKustomize|absentEngines\.length > 0), /g;

test('every addition to a cart passes its guard: lines are set in src/cart only', () => {
  const shop = sources.filter((file) => /^src\/(?!cart\/)/.test(file) && !/\.(?:test|fixture|stories)\.tsx?$/.test(file));
  expect(shop.filter((file) => /intent: \{ kind: 'set'|\baddAll\(/.test(read(file)))).toEqual([]);
});

test('no test is skipped or focused, and no TODO is left', () => {
  const signs = new RegExp(
    [
      '\\b(?:it|test|describe)\\.(?:only|skip|todo|fixme)\\b',
      `\\b(?:${['TO', 'DO'].join('')}|FIX${'ME'}|X${'XX'}|HA${'CK'})\\b`,
      '@ts-(?:ignore|nocheck)',
    ].join('|'),
  );
  const found = sources
    .filter((file) => !file.startsWith('src/gen/') && !file.endsWith('houseRules.test.ts'))
    .filter((file) => signs.test(read(file).replaceAll(impossible, '')));
  expect(found).toEqual([]);
});

test('the project has no machine-specific paths or addresses', () => {
  const paths = new RegExp(`["'\`\\s](?:/${'work'}/|/${'root'}/|/${'farm'}/)`);
  const found = [...sources, 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'package.json'].filter((file) => paths.test(read(file)));
  expect(found).toEqual([]);
});

/**
 * Files that may use the device's clock: for durations within the page or its storage, and for dates that the browser compares itself
 * (cookies).
 */
const timedByDevice = [
  'src/app/overlays/AppBanner.tsx',
  'src/app/prefetchSoon.ts',
  'src/app/release/releases.ts',
  'src/cart/unsentChanges.ts',
  'src/connected/inventory/waitingCounts.ts',
  'src/pages/logout/LogoutPage.tsx',
  'src/queries/slowReads.ts',
  'src/session/startSession.ts',
];

test("the current time is the server's: only its clock reads the device's", () => {
  const asking = sources
    .filter((file) => /^src\/(?!clock\/).*\.tsx?$/.test(file) && !/\.(?:test|stories|fixture)\.tsx?$/.test(file))
    .filter((file) => /new Date\(\)|\bDate\.now\b/.test(read(file)));
  expect(asking.filter((file) => !timedByDevice.includes(file))).toEqual([]);
});

/** The one place that asks for something that only encrypted pages have, and has another way or a sentence where it is missing. */
const onEncryptedPages = [
  [/crypto\.(?:randomUUID|subtle)/, []],
  [/navigator\.locks/, ['src/platform/tabLock.ts']],
  [/navigator\.(?:share|canShare|clipboard)\b/, ['src/pages/job/share.ts']],
  [/\bmediaDevices\b/, ['src/connected/scan/CameraScan.tsx']],
  [/\bBarcodeDetector\b/, ['src/connected/scan/barcodeReader.ts']],
  [/navigator\.serviceWorker|'serviceWorker' in/, ['src/app/release/releases.ts']],
  [/\bcookieStore\b/, ['src/session/cookies.ts']],
  [/navigator\.storage\b/, ['src/platform/lastingStorage.ts']],
  [/navigator\.(?:wakeLock|credentials|geolocation|usb|serial|hid|bluetooth|virtualKeyboard)\b|\bcaches\.|\bPaymentRequest\b/, []],
] as const;

test.each(onEncryptedPages)('%s, which only secure contexts have, is accessed conditionally', (pattern, places) => {
  const shop = sources.filter((file) => /^src\/(?!gen\/|worker\/).*\.tsx?$/.test(file) && !/\.(?:test|stories|fixture)\.tsx?$/.test(file));
  const statements = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(shop.filter((file) => pattern.test(statements(file)) && !places.some((place) => place === file))).toEqual([]);
});

/** Names that every file of a kind exports: a page, a declaration of a screen, what it prefetches, a look, planted faults. */
const perFile = ['Component', 'ahead', 'faults', 'look', 'screen'];

test('an exported name of the shop is declared in one place', () => {
  const places = new Map<string, Set<string>>();
  for (const file of sources.filter((path) => /^src\/(?!gen\/|i18n\/(?:bundles|catalogues)\/).*(?<!\.stories)\.tsx?$/.test(path)))
    for (const [, name = ''] of read(file).matchAll(/^export (?:async |abstract )?(?:const|let|function\*?|class|interface|type) (\w+)/gm))
      places.set(name, (places.get(name) ?? new Set()).add(file));
  const twice = [...places].filter(([name, files]) => files.size > 1 && !perFile.includes(name));
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});
