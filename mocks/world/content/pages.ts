import type { Page } from '#gen/models/index.ts';
import { addDays } from '#domain/text/calendar.ts';
import { trialPagesOf } from './blocks';
import { fairStartPage, wineFairStartPage } from './fairPages';
import { flyerPagesOf, flyersOf } from './flyers';
import { formPagesOf } from './forms';
import { paragraph, richText, subheading } from './richText';
import { say, townOf, type Site } from './site';

/** A page and who may see it. */
export interface ContentPage {
  readonly page: Page;
  readonly needsSignIn: boolean;
}

/** The start page of a site. */
export function startPageOf(site: Site): Page {
  const { today } = site;
  return {
    uuid: 'page-start',
    fullSlug: 'startseite',
    meta: {
      pageTitle: say(site, 'Startseite', 'Home', 'Pagina iniziale'),
      description: say(
        site,
        'Lebensmittel und Getränke für Gastronomie und Hotellerie.',
        'Food and drinks for restaurants and hotels.',
        'Alimenti e bevande per ristoranti e hotel.',
      ),
      blockRobots: false,
    },
    blocks: [
      {
        component: 'intro',
        uid: 'start-intro',
        title: say(
          site,
          `Frisch aus ${townOf(site)}, morgen in Ihrer Küche`,
          `Fresh from ${townOf(site)}, in your kitchen tomorrow`,
          `Fresco da ${townOf(site)}, domani nella Sua cucina`,
        ),
        text: richText(
          paragraph(
            say(
              site,
              'Bestellen Sie bis 14:30 Uhr, wir liefern am nächsten Tourtag.',
              'Order by 14:30 and we deliver on your next delivery round.',
              'Ordini entro le 14:30 e consegniamo nel prossimo giorno del giro.',
            ),
          ),
        ),
        image: {
          url: '/media/content/markt.svg',
          alt: say(site, 'Gemüse auf einem Markttisch', 'Vegetables on a market table', 'Verdure su un banco del mercato'),
        },
        link: { caption: say(site, 'Zum Sortiment', 'To the range', 'All’assortimento'), url: '/search', highlighted: true },
      },
      {
        component: 'featuredProducts',
        uid: 'start-featured',
        title: say(site, 'Empfehlungen der Woche', 'This week’s picks', 'I consigli della settimana'),
        skus: ['104711', '104712', '104716', '104723', '104731', '104732'],
      },
      {
        component: 'teasers',
        uid: 'start-teasers',
        title: say(site, 'Gut zu wissen', 'Good to know', 'Da sapere'),
        teasers: [
          {
            title: say(site, 'Herbstmesse', 'Autumn trade fair', 'Fiera d’autunno'),
            text: say(
              site,
              'Messepreise auf ein Sechstel des Sortiments.',
              'Trade-fair prices on a sixth of the range.',
              'Prezzi fiera su un sesto dell’assortimento.',
            ),
            image: { url: '/media/fairs/herbst.svg', alt: '' },
            link: { caption: say(site, 'Zur Messe', 'Go to the trade fair', 'Alla fiera'), url: '/subshop/promotions/herbst' },
          },
          {
            title: say(site, 'Flugblätter', 'Flyers', 'Volantini'),
            text: say(site, 'Alle Aktionen zum Durchblättern.', 'All promotions to leaf through.', 'Tutte le promozioni da sfogliare.'),
            image: { url: '/media/content/flugblatt.svg', alt: '' },
            link: { caption: say(site, 'Ansehen', 'View', 'Guarda'), url: '/flyers' },
          },
          {
            title: say(site, 'Liefertage', 'Delivery days', 'Giorni di consegna'),
            text: say(
              site,
              'Wann wir kommen und bis wann Sie bestellen.',
              'When we come and by when you order.',
              'Quando arriviamo ed entro quando ordinare.',
            ),
            image: { url: '/media/content/tour.svg', alt: '' },
            link: { caption: say(site, 'Nachlesen', 'Read on', 'Leggi'), url: '/page/liefertage' },
          },
        ],
      },
      {
        component: 'promotion',
        uid: 'start-promotion',
        promotion: {
          id: 'promo-fruehstueck',
          title: say(site, 'Aktion: Frühstück', 'Promotion: breakfast', 'Promozione: colazione'),
          text: say(
            site,
            'Gebäck, Kaffee und Säfte zum Aktionspreis.',
            'Pastries, coffee and juices at promotional prices.',
            'Dolci, caffè e succhi in promozione.',
          ),
          validFrom: addDays(today, -5),
          validTo: addDays(today, 9),
          skus: ['104712', '104714', '104734'],
        },
      },
      {
        component: 'text',
        uid: 'start-text',
        text: richText(
          subheading(say(site, 'Persönlich für Sie da', 'Here for you in person', 'A Sua disposizione')),
          paragraph(
            say(
              site,
              'Fragen zu Sortiment oder Tour? ',
              'Questions about our range or your delivery round? ',
              'Domande su assortimento o giro? ',
            ),
            { link: say(site, 'So erreichen Sie uns', 'This is how to reach us', 'Ecco come contattarci'), href: '/contacts' },
          ),
        ),
      },
    ],
  };
}

/** All pages of a site by their path in the content system. */
export function pagesOf(site: Site): ReadonlyMap<string, ContentPage> {
  const pages = [
    flyers(site),
    ...flyerPagesOf(site),
    fairsPage(site),
    fairStartPage(site),
    wineFairStartPage(site),
    deliveryDays(site),
    quality(site),
    ...legalPages(site),
    ...formPagesOf(site),
    ...trialPagesOf(site),
  ];
  const intern = plainPage('intern/preise', say(site, 'Preise für Partner', 'Prices for partners', 'Prezzi per partner'), [
    say(
      site,
      'Diese Seite sehen nur angemeldete Kunden.',
      'Only customers who are signed in see this page.',
      'Solo i clienti che hanno effettuato l’accesso vedono questa pagina.',
    ),
  ]);
  const found = new Map<string, ContentPage>(pages.map((page) => [page.fullSlug ?? '', { page, needsSignIn: false }]));
  return found.set('intern/preise', { page: intern, needsSignIn: true });
}

function plainPage(fullSlug: string, title: string, texts: readonly string[], blockRobots = false): Page {
  return {
    uuid: `page-${fullSlug.replaceAll('/', '-')}`,
    fullSlug,
    meta: { pageTitle: title, description: texts[0] ?? title, blockRobots },
    blocks: [
      { component: 'heading', uid: `${fullSlug}-heading`, text: title, level: 1 },
      { component: 'text', uid: `${fullSlug}-text`, text: richText(...texts.map((text) => paragraph(text))) },
    ],
  };
}

function flyers(site: Site): Page {
  const page = plainPage('flyers', say(site, 'Aktuelle Flugblätter', 'Current flyers', 'Volantini attuali'), [
    say(site, 'Alle Aktionen zum Durchblättern.', 'All promotions to leaf through.', 'Tutte le promozioni da sfogliare.'),
  ]);
  return { ...page, blocks: [...page.blocks, { component: 'flyerTable', uid: 'flyers-table', flyers: flyersOf(site) }] };
}

function fairsPage(site: Site): Page {
  const page = plainPage('messe', say(site, 'Messen', 'Trade fairs', 'Fiere'), [
    say(site, 'Unsere Messen im Überblick.', 'An overview of our trade fairs.', 'Le nostre fiere in breve.'),
  ]);
  return {
    ...page,
    blocks: [
      ...page.blocks,
      {
        component: 'events',
        uid: 'messe-events',
        events: [
          {
            title: say(site, 'Herbstmesse', 'Autumn trade fair', 'Fiera d’autunno'),
            startDate: addDays(site.today, -2),
            endDate: addDays(site.today, 19),
            location: 'Online',
            link: { caption: say(site, 'Zur Messe', 'Go to the trade fair', 'Alla fiera'), url: '/subshop/promotions/herbst' },
          },
          {
            title: say(site, 'Verkostung im Abholmarkt', 'Tasting at the cash-and-carry', 'Degustazione al punto vendita'),
            startDate: addDays(site.today, 12),
            time: '10:00',
            location: townOf(site),
            link: { caption: say(site, 'Anmelden', 'Register', 'Iscriviti'), url: '/contacts' },
          },
        ],
      },
    ],
  };
}

function deliveryDays(site: Site): Page {
  return plainPage('liefertage', say(site, 'Liefertage', 'Delivery days', 'Giorni di consegna'), [
    say(
      site,
      'Wir liefern an Ihren Tourtagen zwischen 6 und 12 Uhr.',
      'We deliver on the days of your round between 6:00 and 12:00.',
      'Consegniamo nei giorni del Suo giro tra le 6 e le 12.',
    ),
    say(site, 'An Feiertagen wird nicht geliefert.', 'There is no delivery on public holidays.', 'Nei giorni festivi non si consegna.'),
  ]);
}

function quality(site: Site): Page {
  return plainPage('qualitaet', say(site, 'Unsere Qualität', 'Our quality', 'La nostra qualità'), [
    say(
      site,
      'Lückenlose Kühlkette vom Lager bis zu Ihrer Tür.',
      'An unbroken cold chain from our warehouse to your door.',
      'Catena del freddo ininterrotta dal magazzino alla Sua porta.',
    ),
    say(
      site,
      'Wo es geht, kaufen wir in der Region.',
      'Wherever possible we buy in the region.',
      'Dove possibile acquistiamo nella regione.',
    ),
  ]);
}

function legalPages(site: Site): Page[] {
  const text = say(
    site,
    'Dies ist eine Vorführung mit erfundenen Angaben.',
    'This is a demonstration with made-up details.',
    'Questa è una dimostrazione con dati inventati.',
  );
  return [
    plainPage('impressum', say(site, 'Impressum', 'Legal notice', 'Note legali'), [text], true),
    plainPage('datenschutz', say(site, 'Datenschutz', 'Privacy', 'Privacy'), [text], true),
    plainPage('agb', say(site, 'Allgemeine Geschäftsbedingungen', 'Terms and conditions', 'Condizioni generali'), [text], true),
  ];
}
