import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The module by which Vite wraps each dynamic import of a build. */
const viteHelper = /\bvite\/preload-helper\.js$/;
const loader = resolve(import.meta.dirname, '../src/kit/lazy/loadCode.ts');
/** `()=>import(…)`, and its form with named parts: `async()=>{let{part:e}=await import(…)`. */
const imported = /\(\)=>(\{(?:let|const)\{[^{}]*\}=await )?import\(`(\.\/[\w.-]+\.js)`\)/g;

/** Has an import in the code of a finished build ask for the address of its file. */
export function withAddress(code: string): string {
  return code.replace(imported, (_import, before: string | undefined, file: string) => `(__of)=>${before ?? ''}import(__of(\`${file}\`))`);
}

/** Puts the shop's loader of code in the place of Vite's, and hands it the say over the address that is imported. */
export function codeLoader(): Plugin {
  return {
    name: 'shop-code-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: viteHelper },
      handler: () => `export { loadCode as __vitePreload } from ${JSON.stringify(loader)};`,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // The Storybook is built with this configuration, too.
        if (!('index.html' in bundle)) return;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = withAddress(file.code);
          if (/import\(`\.\//.test(file.code))
            this.error(`${file.fileName} has an import in an unexpected form: adapt scripts/codeLoader.ts`);
        }
      },
    },
  };
}
