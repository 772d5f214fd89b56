import type { Preview } from '@storybook/react-vite';
import { languages, languageOption } from '#domain/text/language.ts';
import { allTokens } from '#themes/allTokens.ts';
import { themeCodes } from '#themes/themeCodes.ts';
import { scenarioNames } from '#mocks/scenarioNames.ts';

/** Viewports on both sides of the shop's breakpoints (P§9 breakpoints): mobile below 961 px, small desktop below 1391 px. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Widest mobile 960', styles: { width: '960px', height: '1100px' }, type: 'tablet' as const },
  smallDesktop: { name: 'Small desktop 961', styles: { width: '961px', height: '900px' }, type: 'desktop' as const },
  desktop: { name: 'Desktop 1391', styles: { width: '1391px', height: '900px' }, type: 'desktop' as const },
  wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' as const },
};

/** `emptyLists` as "empty lists". */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The toolbar: every choice is in the address, so a view can be sent as a link. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  tenant: {
    description: 'Tenant theme',
    toolbar: {
      title: 'Tenant',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: themeCodes.map((code) => ({ value: code, title: `${code} · ${allTokens[code].title}` })),
    },
  },
  mode: {
    description: 'Light or dark',
    toolbar: {
      title: 'Mode',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Mode: light' },
        { value: 'dark', title: 'Mode: dark' },
      ],
    },
  },
  language: {
    description: 'Language of the texts',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: languages.map((language) => ({ value: language, title: languageOption(language).displayName })),
    },
  },
  density: {
    description: 'Density; "tenant" is the tenant\'s own',
    toolbar: {
      title: 'Density',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'tenant', title: "Density: tenant's own" },
        ...['compact', 'regular', 'touch'].map((value) => ({ value, title: `Density: ${value}` })),
      ],
    },
  },
  scenario: {
    description: 'What the mock backend does; stories on the backend follow it unless they ask for one',
    toolbar: {
      title: 'Backend',
      icon: 'lightning',
      dynamicTitle: true,
      items: scenarioNames.map((value) => ({ value, title: `Backend: ${inWords(value)}` })),
    },
  },
};

/** The toolbar's initial values, and a look that only an address contains, instead of the tenant's: the theme editor's draft. */
export const initialGlobals = { tenant: 'AL', mode: 'light', language: 'de', density: 'tenant', scenario: 'normal', draft: '' };
