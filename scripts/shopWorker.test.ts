import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { shellOf } from './shopWorker.ts';

/** A bundle of these files, of which only what is read of them is there. */
const bundleOf = (files: readonly object[]) => Object.fromEntries(files.entries()) as unknown as Rolldown.OutputBundle;
const chunk = (fileName: string, facadeModuleId: string | null) => ({ type: 'chunk', fileName, facadeModuleId });
const asset = (fileName: string, ...originalFileNames: string[]) => ({ type: 'asset', fileName, originalFileNames });

test('the page, all code and all styles belong to the shell, whatever screen they are for; looks, faces and pictures do not', () => {
  const bundle = bundleOf([
    asset('index.html'),
    chunk('assets/shop.js', null),
    chunk('assets/InventoryCountPage.js', '/home/shop/src/pages/inventoryCount/InventoryCountPage.tsx'),
    chunk('assets/frame.js', '/home/shop/src/i18n/bundles/it/frame.ts'),
    chunk('assets/MuiTheme.js', '/home/shop/src/themes/MuiTheme.tsx'),
    chunk('assets/AL.js', '/home/shop/src/themes/tenants/AL.ts'),
    asset('assets/shop.css'),
    asset('assets/Layout.css', 'src/app/Layout.module.css'),
    asset('assets/AL.css', 'src/themes/stylesheets/AL.css'),
    asset('assets/nunito.css', 'src/themes/faces/nunito.css'),
    asset('assets/logo.svg', 'src/themes/assets/AL/logo.svg'),
    asset('assets/nunito.woff2', 'node_modules/@fontsource-variable/nunito/files/nunito.woff2'),
    asset('.vite/manifest.json'),
  ]);
  expect(shellOf(bundle)).toEqual([
    'assets/InventoryCountPage.js',
    'assets/Layout.css',
    'assets/MuiTheme.js',
    'assets/frame.js',
    'assets/shop.css',
    'assets/shop.js',
    'index.html',
  ]);
});
