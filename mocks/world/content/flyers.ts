import type { Flyer, Page } from '#gen/models/index.ts';
import { addDays } from '#domain/text/calendar.ts';
import { paragraph, richText } from './richText';
import { say, type Site } from './site';

/** A flyer with the products in it. */
interface Edition {
  readonly key: string;
  readonly title: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly skus: string[];
}

function editionsOf(site: Site): readonly Edition[] {
  const edition = (key: string, title: string, from: number, to: number, skus: string[]): Edition => ({
    key,
    title,
    validFrom: addDays(site.today, from),
    validTo: addDays(site.today, to),
    skus,
  });
  return [
    edition('gastro', say(site, 'Gastro-Aktionen', 'Catering promotions', 'Promozioni gastronomia'), -4, 9, ['104712', '104714', '104734']),
    edition('wein', say(site, 'Wein des Monats', 'Wine of the month', 'Vino del mese'), -12, 18, ['104731', '104732']),
    edition('hygiene', say(site, 'Reinigung und Hygiene', 'Cleaning and hygiene', 'Pulizia e igiene'), 3, 30, []),
  ];
}

const pathOf = ({ key }: Edition) => `flugblatt-${key}`;

/** The flyers of a site, soonest first. */
export function flyersOf(site: Site): Flyer[] {
  return editionsOf(site).map((edition) => ({
    title: edition.title,
    validFrom: edition.validFrom,
    validTo: edition.validTo,
    image: { url: '/media/content/flugblatt.svg', alt: '' },
    link: { caption: say(site, 'Ansehen', 'View', 'Guarda'), url: `/page/${pathOf(edition)}` },
  }));
}

/** The pages that the flyers lead to. */
export function flyerPagesOf(site: Site): readonly Page[] {
  const text = say(
    site,
    'Preise gelten, solange der Vorrat reicht.',
    'Prices are valid while stocks last.',
    'I prezzi sono validi fino a esaurimento scorte.',
  );
  return editionsOf(site).map((edition) => {
    const { title, validFrom, validTo, skus } = edition;
    const path = pathOf(edition);
    return {
      uuid: `page-${path}`,
      fullSlug: path,
      meta: { pageTitle: title, description: text, blockRobots: false },
      blocks: [
        { component: 'heading', uid: `${path}-heading`, text: title, level: 1 },
        { component: 'text', uid: `${path}-text`, text: richText(paragraph(text)) },
        {
          component: 'promotion',
          uid: `${path}-promotion`,
          promotion: {
            id: path,
            title: say(site, 'In diesem Flugblatt', 'In this flyer', 'In questo volantino'),
            validFrom,
            validTo,
            skus,
          },
        },
      ],
    };
  });
}
