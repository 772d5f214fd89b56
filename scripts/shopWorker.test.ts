import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { shellOf } from './shopWorker.ts';

/** A bundle of these files, with only the fields that the code reads. */
const bundleOf = (files: readonly object[]) => Object.fromEntries(files.entries()) as unknown as Rolldown.OutputBundle;
const chunk = (fileName: string, name = '') => ({ type: 'chunk', fileName, name });
const asset = (fileName: string) => ({ type: 'asset', fileName });

test('the shell holds the page, the start monitor, all code and all styles of every screen and tenant, but no fonts, pictures or files that need a network', () => {
  const bundle = bundleOf([
    asset('index.html'),
    chunk('assets/shop.js'),
    chunk('assets/InventoryCountPage.js'),
    chunk('assets/AL.js'),
    chunk('assets/contentPattern-1a2b3c4d.js', 'contentPattern'),
    asset('assets/shop.css'),
    asset('assets/AL.css'),
    asset('assets/logo.svg'),
    asset('assets/nunito.woff2'),
    asset('.vite/manifest.json'),
  ]);
  expect(shellOf(bundle)).toEqual([
    'assets/AL.css',
    'assets/AL.js',
    'assets/InventoryCountPage.js',
    'assets/shop.css',
    'assets/shop.js',
    'index.html',
    'start.js',
  ]);
});
