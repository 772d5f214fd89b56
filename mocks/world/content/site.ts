import type { CustomTenantFooter, Footer, Header } from '#gen/models/index.ts';
import type { Language } from '../../language';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { hashOf } from '../../seededRandom';
import { placesOf } from '../places';
import { paragraph, richText } from './richText';

/** For whom content is answered: a tenant's site, or the national one. */
export interface Site {
  readonly tenant: TenantCode | undefined;
  readonly language: Language;
  /** The day it is, YYYY-MM-DD. */
  readonly today: string;
}

/** One text in the site's language. */
export function say({ language }: Pick<Site, 'language'>, de: string, en: string, it: string): string {
  return { de, en, it }[language];
}

/** Town of the site. */
export function townOf({ tenant }: Pick<Site, 'tenant'>): string {
  return (tenant && placesOf(tenant)[0]?.city) ?? 'Wien';
}

/** Editors' content of the header. */
export function headerOf(site: Site): Header {
  const hasNotice = hashOf(`notice/${site.tenant ?? ''}`) % 3 === 0;
  return {
    links: [
      { caption: say(site, 'Flugblätter', 'Flyers', 'Volantini'), url: '/flyers', highlighted: true },
      { caption: say(site, 'Herbstmesse', 'Autumn trade fair', 'Fiera d’autunno'), url: '/subshop/promotions/herbst' },
      { caption: say(site, 'Unsere Qualität', 'Our quality', 'La nostra qualità'), url: '/page/qualitaet' },
    ],
    metaLinks: [
      { caption: say(site, 'Kontakt', 'Contact', 'Contatti'), url: '/contacts' },
      { caption: say(site, 'Offene Stellen', 'Jobs', 'Lavora con noi'), url: '/jobs' },
    ],
    ...(hasNotice && {
      notice: say(
        site,
        'Bestellungen für Samstag bitte bis Freitag, 14:30 Uhr.',
        'Please place orders for Saturday by 14:30 on Friday.',
        'Ordini per sabato entro venerdì alle 14:30.',
      ),
    }),
  };
}

/** Editors' content of the footer. */
export function footerOf(site: Site): Footer {
  return {
    columns: [
      {
        title: say(site, 'Service', 'Service', 'Servizio'),
        links: [
          { caption: say(site, 'Kontakt', 'Contact', 'Contatti'), url: '/contacts' },
          { caption: say(site, 'Liefertage', 'Delivery days', 'Giorni di consegna'), url: '/page/liefertage' },
          { caption: say(site, 'Belege', 'Documents', 'Documenti'), url: '/my/receipts' },
        ],
      },
      {
        title: say(site, 'Einkaufen', 'Shopping', 'Acquisti'),
        links: [
          { caption: say(site, 'Flugblätter', 'Flyers', 'Volantini'), url: '/flyers' },
          { caption: say(site, 'Messen', 'Trade fairs', 'Fiere'), url: '/messe' },
          { caption: say(site, 'Bestellvorlagen', 'Order templates', 'Modelli d’ordine'), url: '/my/ordertemplates' },
        ],
      },
      {
        title: say(site, 'Unternehmen', 'Company', 'Azienda'),
        links: [
          { caption: say(site, 'Unsere Qualität', 'Our quality', 'La nostra qualità'), url: '/page/qualitaet' },
          { caption: say(site, 'Offene Stellen', 'Jobs', 'Lavora con noi'), url: '/jobs' },
        ],
      },
    ],
    legalLinks: [
      { caption: say(site, 'Impressum', 'Legal notice', 'Note legali'), url: '/page/impressum' },
      { caption: say(site, 'Datenschutz', 'Privacy', 'Privacy'), url: '/page/datenschutz' },
      { caption: say(site, 'AGB', 'Terms', 'Condizioni generali'), url: '/page/agb' },
      { caption: say(site, 'Cookie-Einstellungen', 'Cookie preferences', 'Preferenze sui cookie'), url: '/privacy-preferences' },
    ],
    copyright: `© ${site.today.slice(0, 4)} ${say(site, 'Großhandel', 'Wholesale', 'Ingrosso')} ${townOf(site)}`,
  };
}

/** A tenant's own content above the common footer; every third has none. */
export function customFooterOf(site: Site): CustomTenantFooter {
  if (!site.tenant || hashOf(`footer/${site.tenant}`) % 3 === 0) return {};
  return {
    content: richText(
      paragraph(
        {
          bold: say(
            site,
            `Ihr Großhandel in ${townOf(site)}. `,
            `Your wholesaler in ${townOf(site)}. `,
            `Il Suo grossista a ${townOf(site)}. `,
          ),
        },
        say(
          site,
          'Persönlich, regional und jeden Werktag für Sie unterwegs.',
          'Personal, regional and on the road for you every working day.',
          'Personale, regionale e in viaggio per Lei ogni giorno feriale.',
        ),
      ),
    ),
    images: [
      {
        url: '/media/content/siegel.svg',
        alt: say(site, 'Siegel: geprüfte Kühlkette', 'Seal: verified cold chain', 'Sigillo: catena del freddo verificata'),
      },
    ],
    links: [{ caption: say(site, 'Unsere Qualität', 'Our quality', 'La nostra qualità'), url: '/page/qualitaet' }],
  };
}
